import { useDispatch, useSelector } from 'react-redux';
import { plural } from '@domain/words';
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
  none: 'Not on this device yet. Open Herds while you are online.',
  tooLarge: 'This ranch is too large to keep on this device.',
  stale: 'Not shown until this device has reached Grazewell again.',
  removed: 'Removed from this device. It comes back the next time you open Grazewell while you are online.',
  failed: 'Not on this device: its storage is full or does not answer.',
};
const PERSISTED = 'This browser keeps it until you sign out.';
const NOT_PERSISTED =
  'This browser may delete it when storage runs low, along with changes that are still waiting. Send them soon.';

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
  const records = plural(count, { one: '# record', other: '# records' });
  const asOf = contactAt === null ? '' : `, as of ${dayAndTimeAt(contactAt, zone, now)}`;
  return (
    <Card>
      <h2>Your ranch on this device</h2>
      <p>{without ?? `${ranch.name}: ${records}${asOf}.`}</p>
      {without === undefined && <p>{isPersisted ? PERSISTED : NOT_PERSISTED}</p>}
      <KeepGround layer={mapLayer} />
      {without === undefined && unsent === 0 && (
        <Confirm
          label="Remove from this device"
          name="Remove the ranch from this device"
          question="Remove the ranch from this device?"
          consequence="It stays on the server, and you can open it here again while you are online. The ground of the map is removed too."
          confirmLabel="Remove"
          isBusy={false}
          onConfirm={() => dispatch(copyRemoved())}
        />
      )}
    </Card>
  );
}
