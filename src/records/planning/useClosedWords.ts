import { useSelector } from 'react-redux';
import { closedWithin } from '@domain/grazing/marks';
import { datesOf, zoneOf } from '@domain/grazing/time';
import { closedWarning } from '@domain/grazing/warnings';
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

/** Of a stay: that a paddock is marked as closed on a day of it, in a sentence; null where none is. */
export function useClosedWords() {
  const marks = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  const { lands } = useSelector(selectTimelines);
  const nameOf = useNames();
  const view = useRanchView();
  const zone = zoneOf(view.zone);
  return ({ paddockUuids, from, to }: StayThere): string | null => {
    const dates = datesOf(zone, from, to);
    const closed = paddockUuids.flatMap((paddockUuid) => {
      const land = lands.get(paddockUuid);
      const mark = land === undefined ? undefined : closedWithin(marks, land, dates);
      return mark === undefined ? [] : warningInWords(closedWarning(paddockUuid, mark), nameOf, view);
    });
    return closed.length === 0 ? null : closed.join(' ');
  };
}
