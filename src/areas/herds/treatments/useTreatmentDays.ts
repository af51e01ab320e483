import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { isDate } from '@contract/grazing/dates';
import { spanAsked, type DaySpan } from '@domain/grazing/daySpan';
import { t } from '@domain/words';
import { selectSeason, type WithRecords } from '@records/index';
import { shortDay } from '@shared/time/ranchTime';

const PARAMS = ['from', 'to'] as const;

/** "Jun 1, 2026 to Oct 31, 2026", "All time" */
export function daysInWords({ from, to }: DaySpan): string {
  const [first, last] = [from === null ? '' : shortDay(from), to === null ? '' : shortDay(to)];
  if (from !== null && to !== null) return t`${first} to ${last}`;
  if (from !== null) return t`From ${first}`;
  return to === null ? t`All time` : t`Until ${last}`;
}

/** The days that the address names; where it names none, those of the season. */
export function useTreatmentDays() {
  const [params, setParams] = useSearchParams();
  const season = useSelector((state: WithRecords) => selectSeason(state));
  const [from, to] = PARAMS.map((name) => {
    const value = params.get(name) ?? '';
    return isDate(value) ? value : null;
  });
  const days = useMemo(() => spanAsked({ from: from ?? null, to: to ?? null }, season), [from, to, season]);
  const choose = useCallback(
    (field: keyof DaySpan, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const chosen = { ...days, [field]: value };
          for (const name of PARAMS) next.set(name, chosen[name] ?? '');
          for (const name of PARAMS) if (next.get(name) === '') next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [days, setParams],
  );
  const isBackward = days.from !== null && days.to !== null && days.to < days.from;
  return { days, choose, isBackward };
}

/** The same days in another address. */
export const withDays = (path: string, { from, to }: DaySpan): string => {
  const named = Object.entries({ from: from ?? '', to: to ?? '' }).filter(([, value]) => value !== '');
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named)}`;
};
