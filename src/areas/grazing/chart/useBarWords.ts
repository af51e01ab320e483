import { daysBetween, zoneOf } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import { t } from '@domain/words';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { daysInWords } from '@shared/lib/daysInWords';
import { dayAt } from '@shared/time/ranchTime';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import { draggedTime } from './movedPlan';

interface BarWords {
  readonly herd: string;
  readonly place: string;
  readonly start: string;
  /** Null where it goes on. */
  readonly end: string | null;
  readonly length: string;
}

function stayInWords({ herd, place, start, end, length }: BarWords): string {
  if (end === null) return t`${herd} in ${place}, ${start} to now, ${length}`;
  return t`${herd} in ${place}, ${start} to ${end}, ${length}`;
}

const SAID: Readonly<Record<ChartBar['kind'], (stay: string) => string>> = {
  actual: (stay) => stay,
  expected: (stay) => t`Planned to stay: ${stay}`,
  planned: (stay) => t`Planned: ${stay}`,
  made: (stay) => t`As it was planned: ${stay}`,
};

/** What bars of the chart say: "Planned: Cows in Creek, Mon, Nov 23 to Fri, Nov 27, 4 days". */
export function useBarWords() {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  return ({ bar: { kind, herdUuid, from, to }, paddockUuid }: BarInRow): string => {
    const stay = stayInWords({
      herd: nameOf(herdUuid),
      place: nameOf(paddockUuid),
      start: dayAt(from, zone, now),
      end: kind === 'actual' && to === now ? null : dayAt(to, zone, now),
      length: daysInWords(daysBetween(from, to), 1),
    });
    return SAID[kind](stay);
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
    const [herd, start] = [nameOf(dragged.bar.herdUuid), dayAt(from, zone, now)];
    return t`${herd} in ${place} from ${start} for ${length}`;
  };
}
