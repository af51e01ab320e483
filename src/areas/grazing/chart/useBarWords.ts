import { daysBetween, zoneOf } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { daysInWords } from '@shared/lib/daysInWords';
import { dayAt } from '@shared/time/ranchTime';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import { draggedTime } from './movedPlan';

const KINDS: Readonly<Record<ChartBar['kind'], string>> = {
  actual: '',
  expected: 'Planned to stay: ',
  planned: 'Planned: ',
  made: 'As it was planned: ',
};

/** What bars of the chart say: "Planned: Cows in Creek, Mon, Nov 23 to Fri, Nov 27, 4 days". */
export function useBarWords() {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  return ({ bar: { kind, herdUuid, from, to }, paddockUuid }: BarInRow): string => {
    const end = kind === 'actual' && to === now ? 'now' : dayAt(to, zone, now);
    const days = daysBetween(from, to);
    return `${KINDS[kind]}${nameOf(herdUuid)} in ${nameOf(paddockUuid)}, ${dayAt(from, zone, now)} to ${end}, ${daysInWords(days, 1)}`;
  };
}

/** Where a planned move would be if it were let go now: "Cows in Mesa from Mon, Nov 30 for 4 days". */
export function useDraggedWords({ paddocks }: ChartModel) {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  return (dragged: DraggedPlan): string => {
    const place = nameOf(paddocks[dragged.rowIndex]?.uuid ?? dragged.paddockUuid);
    const { from, to } = draggedTime(dragged, zoneOf(zone));
    const length = daysInWords(daysBetween(from, to), 1);
    return `${nameOf(dragged.bar.herdUuid)} in ${place} from ${dayAt(from, zone, now)} for ${length}`;
  };
}
