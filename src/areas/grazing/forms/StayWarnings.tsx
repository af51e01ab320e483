import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { moveWarnings } from '@domain/grazing/warnings';
import { useTreatedWarnings } from '@records/closedGround';
import { Warnings } from '@records/components/Warnings';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import type { EditValues } from '@records/moving/editedMove';
import { placeOf } from '@records/moving/moveValues';
import { useRanchView } from '@records/useRanchView';
import { useNames } from '@records/useHerds';
import type { When } from '@shared/time/useWhen';
import { DAYS, typedNumber } from '@shared/units/typedNumbers';

/** What looks odd in a move as it stands in the form. It can be saved all the same. */
export function StayWarnings({ move, when }: { move: Held<DataOf<'move'>>; when: When }) {
  const { values } = useFormikContext<EditValues>();
  const timelines = useSelector(selectTimelines);
  const { now } = useRanchView();
  const nameOf = useNames();
  const moving = {
    herdUuids: [move.data.herd_uuid],
    paddockUuids: placeOf(values).paddock_uuids,
    at: when.instant(values.when),
    moveUuid: move.uuid,
    plannedDays: typedNumber(values.planned_days, DAYS),
  };
  const stay = timelines.stays
    .get(move.data.herd_uuid)
    ?.find(({ moves }) => moves.some(({ uuid }) => uuid === move.uuid));
  const treated = useTreatedWarnings()({ ...moving, to: Math.min(stay?.to ?? now, now) });
  return <Warnings warnings={[...moveWarnings(moving, timelines), ...treated]} nameOf={nameOf} />;
}
