import { useDispatch, useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectRanch } from '@features/user';
import { useMapSettings } from '@features/user/useMapLook';
import { KeepGround } from '@records/ground/KeepGround';
import { copyRemoved } from '@records/recordsEvents';
import { selectCopy, selectNow, selectRecordCount, selectUnsent, selectZone } from '@records/recordsSelectors';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import type { CopyState } from '@records/recordsState';

const WITHOUT: Readonly<Partial<Record<CopyState, string>>> = {
  none: t`Not on this device yet. Open Herds while you are online.`,
  tooLarge: t`This ranch is too large to keep on this device.`,
  stale: t`Not shown until this device has reached Grazewell again.`,
  removed: t`Removed from this device. It comes back the next time you open Grazewell while you are online.`,
  failed: t`Not on this device: its storage is full or does not answer.`,
};
const PERSISTED = t`This browser keeps it until you sign out.`;
const NOT_PERSISTED = t`This browser may delete it when storage runs low, along with changes that are still waiting. Send them soon.`;

/** Whether the ranch can be opened without a connection, and for how long the browser promises that. */
export function RanchOnDevice({ isPersisted }: { isPersisted: boolean }) {
  const dispatch = useDispatch();
  const ranch = useSelector(selectRanch);
  const { mapLayer } = useMapSettings().mapActiveLayers;
  const { copy, contactAt } = useSelector(selectCopy);
  const count = useSelector(selectRecordCount);
  const unsent = useSelector(selectUnsent);
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  if (ranch === null) return null;
  const without = WITHOUT[copy];
  const { name } = ranch;
  const contact = contactAt === null ? null : dayAndTimeAt(contactAt, zone, now);
  const kept =
    contact === null
      ? t`${name}: ${plural(count, { one: '# record', other: '# records' })}.`
      : t`${name}: ${plural(count, { one: '# record', other: '# records' })}, as of ${contact}.`;
  return (
    <Card>
      <h2>{t`Your ranch on this device`}</h2>
      <p>{without ?? kept}</p>
      {without === undefined && <p>{isPersisted ? PERSISTED : NOT_PERSISTED}</p>}
      <KeepGround layer={mapLayer} />
      {without === undefined && unsent === 0 && (
        <Confirm
          label={t`Remove from this device`}
          name={t`Remove the ranch from this device`}
          question={t`Remove the ranch from this device?`}
          consequence={t`It stays on the server, and you can open it here again while you are online. The ground of the map is removed too.`}
          confirmLabel={t`Remove`}
          isBusy={false}
          onConfirm={() => dispatch(copyRemoved())}
        />
      )}
    </Card>
  );
}
