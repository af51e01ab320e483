import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { yearOf } from '@domain/grazing/calendarYear';
import { spanOf } from '@domain/grazing/overTime';
import { selectTimelines } from '@records/index';
import { useRanchView } from '@records/useRanchView';

/** The parameter of the address that names the year. */
export const YEAR_PARAMS: readonly string[] = ['year'];

export interface YearChoice {
  readonly year: number;
  /** From the first of which something is recorded to this one, the latest first. */
  readonly years: readonly number[];
  readonly choose: (year: string) => void;
}

/** The year that the address names, else the present one. */
export function useYearChoice(): YearChoice {
  const [params, setParams] = useSearchParams();
  const timelines = useSelector(selectTimelines);
  const { now } = useRanchView();
  const { zone } = timelines.standard;
  const last = yearOf(now, zone);
  const years = useMemo(() => {
    const since = spanOf(timelines, { since: -Infinity, until: Infinity, season: null })?.since;
    const first = since === undefined ? last : Math.min(last, yearOf(since, zone));
    return Array.from({ length: last - first + 1 }, (_none, index) => last - index);
  }, [timelines, zone, last]);
  return {
    year: years.find((each) => String(each) === params.get('year')) ?? last,
    years,
    choose: (year) => setParams({ year }, { replace: true, preventScrollReset: true }),
  };
}
