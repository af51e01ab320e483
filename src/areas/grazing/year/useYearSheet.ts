import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { enteredStays } from '@domain/entered/enteredStays';
import { calendarYear } from '@domain/grazing/calendarYear';
import { recordedShares } from '@domain/landUnits/recordedShares';
import { reportedUnits } from '@domain/landUnits/reportedUnits';
import { yearSheet } from '@domain/landUnits/yearSheet';
import { selectAll, selectNow, selectTimelines, type WithRecords } from '@records/index';
import { useEnteredMarks } from './useEnteredMarks';

/** The years before that say how the record was kept then. */
const LOOK_BACK = 3;

/** The sheet of a year (docs/grazing.md, "The year sheet"), up to now, with how the moves of it and of the years before came. */
export function useYearSheet(year: number) {
  const timelines = useSelector(selectTimelines);
  const now = useSelector(selectNow);
  const units = useSelector((state: WithRecords) => selectAll(state, 'unit'));
  const attestations = useSelector((state: WithRecords) => selectAll(state, 'attestation'));
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'paddock_treatment'));
  const marks = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  const { zone } = timelines.standard;
  const years = useMemo(
    () =>
      Array.from({ length: LOOK_BACK + 1 }, (_none, index) => year - LOOK_BACK + index).map((each) => ({
        year: each,
        ...calendarYear(each, zone),
      })),
    [year, zone],
  );
  const [since, until] = [years[0]?.since ?? now, years.at(-1)?.until ?? now];
  const asOf = Math.min(now, until);
  const entered = useEnteredMarks({ since, until });
  const rows = useMemo(
    () => yearSheet({ timelines, units, attestations, treatments, marks, entered: entered.marks }, year, asOf),
    [timelines, units, attestations, treatments, marks, entered.marks, year, asOf],
  );
  /** How the moves of those years came: of a unit, or (null) of the ranch. */
  const recorded = useMemo(() => {
    const known = { asOf, marks: enteredStays(timelines.stays, entered.marks, { since, until }) };
    const [ranch] = reportedUnits([], timelines, { since, until });
    const of = rows.map(({ unit }) => unit);
    return new Map(
      [...of, ...(ranch === undefined ? [] : [ranch])].map((unit) => [
        unit.uuid,
        recordedShares(unit, years, timelines, known),
      ]),
    );
  }, [timelines, entered.marks, rows, years, since, until, asOf]);
  return { rows, units: [...new Map(rows.map(({ unit }) => [unit.uuid, unit])).values()], recorded, entered, years };
}
