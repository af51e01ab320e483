import { daysBetween } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import { daysInWords } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { dayAt } from '@shared/time/ranchTime';

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
  return (bar: ChartBar, paddockUuid: string | null): string => {
    const { kind, herdUuid, from, to } = bar;
    const place = paddockUuid === null ? '' : ` in ${nameOf(paddockUuid)}`;
    const end = kind === 'actual' && to === now ? 'now' : dayAt(to, zone, now);
    const days = daysBetween(from, to);
    return `${KINDS[kind]}${nameOf(herdUuid)}${place}, ${dayAt(from, zone, now)} to ${end}, ${daysInWords(days, 1)}`;
  };
}
