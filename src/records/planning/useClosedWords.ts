import { useSelector } from 'react-redux';
import { closedWithin } from '@domain/grazing/marks';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import type { PlannedStep } from '@domain/planning/plannedSteps';
import { warningInWords } from '../herdWords';
import { selectAll, selectTimelines, type WithRecords } from '../recordsSelectors';
import { useNames } from '../useHerds';
import { useRanchView } from '../useRanchView';

/** Of planned stays: that a paddock is marked as closed on a day of it, in a sentence; null where none is. */
export function useClosedWords() {
  const marks = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  const { lands } = useSelector(selectTimelines);
  const nameOf = useNames();
  const view = useRanchView();
  const zone = zoneOf(view.zone);
  return ({ plan, startsAt, endsAt }: PlannedStep): string | null => {
    const [first, last] = [startsAt, Math.max(startsAt, endsAt - 1)];
    const days = [dateOfDay(zone.dayOf(first)), dateOfDay(zone.dayOf(last))] as const;
    const closed = plan.paddockUuids.flatMap((paddockUuid) => {
      const land = lands.get(paddockUuid);
      const mark = land === undefined ? undefined : closedWithin(marks, land, days);
      if (mark === undefined) return [];
      return warningInWords({ what: 'paddock_closed', paddockUuid, endsOn: mark.data.ends_on }, nameOf, view);
    });
    return closed.length === 0 ? null : closed.join(' ');
  };
}
