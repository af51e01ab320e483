import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import { headAt } from '@domain/grazing/overTime';
import { dayNumber } from '@domain/grazing/time';
import type { Timelines } from '@domain/grazing/timelines';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, selectFeedTotals, selectNow, selectRain, selectTimelines, type WithRecords } from '@records/index';
import { rainInWords } from '@shared/units/rainInWords';
import { inUnit, numberInWords } from '@shared/units/units';
import type { ChartFoot } from './ChartModel';

/** What entries of a day add up to. */
function sums(entries: readonly (readonly [day: number, amount: number])[]): (day: number) => number | null {
  const byDay = new Map<number, number>();
  for (const [day, amount] of entries) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  return (day) => byDay.get(day) ?? null;
}

/** Head of the ranch's own animals at the end of a day; null where it is not known, and ahead of today. */
function headOn(timelines: Timelines, now: number): (day: number) => number | null {
  const { zone } = timelines.standard;
  const known = new Map<number, number | null>();
  const read = (day: number): number | null => {
    if (zone.startOf(day) > now) return null;
    const head = headAt(timelines, Math.min(now, zone.startOf(day + 1) - 1))?.head;
    return head !== undefined && isKnown(head) ? head : null;
  };
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const head = read(day);
    known.set(day, head);
    return head;
  };
}

/** Rain, head and feed of the whole ranch, day by day, with what they come to in the current season. */
export function useChartFeet(): readonly ChartFoot[] {
  const units = usePersonsUnits();
  const timelines = useSelector(selectTimelines);
  const now = useSelector(selectNow);
  const rain = useSelector((state: WithRecords) => selectAll(state, 'rain'));
  const feed = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const { inches } = useSelector((state: WithRecords) => selectRain(state));
  const { putOutLb } = useSelector((state: WithRecords) => selectFeedTotals(state, ''));
  return useMemo((): readonly ChartFoot[] => {
    const { zone } = timelines.standard;
    const stock = headOn(timelines, now);
    const today = stock(zone.dayOf(now));
    const [rainUnit, feedUnit] = [units.rain.short, units.weight.short];
    const putOut = feed.filter(({ data }) => data.use === 'put_out');
    return [
      {
        label: t`Rain, ${rainUnit}`,
        on: sums(rain.map(({ data }) => [dayNumber(data.on), data.inches * units.rain.factor])),
        isLevel: false,
        total: rainInWords(inches, units.rain),
      },
      {
        label: t`Head`,
        on: stock,
        isLevel: true,
        total: today === null ? t({ message: 'unknown', context: 'head' }) : numberInWords(today),
      },
      {
        label: t`Feed, ${feedUnit}`,
        on: sums(putOut.map(({ data }) => [zone.dayOf(Date.parse(data.at)), data.lb * units.weight.factor])),
        isLevel: false,
        total: inUnit(putOutLb, units.weight),
      },
    ];
  }, [timelines, now, rain, feed, inches, putOutLb, units]);
}
