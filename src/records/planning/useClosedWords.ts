import { useSelector } from 'react-redux';
import { closuresWithin, closedMark } from '@domain/animals/paddocks/closures';
import { closedWithin } from '@domain/grazing/marks';
import { datesOf, zoneOf } from '@domain/grazing/time';
import { closedWarning } from '@domain/grazing/warnings';
import { selectClosures } from '../closedGround';
import { warningInWords } from '../herdWords';
import { selectAll, selectTimelines, type WithRecords } from '../recordsSelectors';
import { useNames } from '../useHerds';
import { useRanchView } from '../useRanchView';

interface StayThere {
  readonly paddockUuids: readonly string[];
  /** ms since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Of a stay: that a paddock is closed on a day of it by a mark or a treatment, in sentences; null where none is. */
export function useClosedWords() {
  const marks = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  const closures = useSelector(selectClosures);
  const { lands } = useSelector(selectTimelines);
  const nameOf = useNames();
  const view = useRanchView();
  const zone = zoneOf(view.zone);
  return ({ paddockUuids, from, to }: StayThere): string | null => {
    const dates = datesOf(zone, from, to);
    const treated = closuresWithin(closures, from, to).map((closure) => closedMark(closure, zone));
    const closed = paddockUuids.flatMap((paddockUuid) => {
      const land = lands.get(paddockUuid);
      if (land === undefined) return [];
      const holding = [closedWithin(treated, land, dates), closedWithin(marks, land, dates)];
      return holding.flatMap((mark) =>
        mark === undefined ? [] : warningInWords(closedWarning(paddockUuid, mark), nameOf, view),
      );
    });
    return closed.length === 0 ? null : closed.join(' ');
  };
}
