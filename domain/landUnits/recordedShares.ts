import type { Entered } from '../entered/howEntered';
import type { Stay } from '../grazing/stays';
import type { Timelines } from '../grazing/timelines';
import { enteredShares, type EnteredShares } from './enteredShares';
import { grazedByYear, type YearSpan } from './grazedByYear';
import type { ReportedUnit } from './reportedUnits';

/**
 * How the moves behind all that grazed a unit in each of some years came, whatever its class (rule V7); null where nothing
 * grazed it.
 *
 * @param asOf facts after it are ignored (ms since 1970)
 */
export const recordedShares = (
  unit: ReportedUnit,
  years: readonly YearSpan[],
  timelines: Timelines,
  known: { asOf: number; marks: ReadonlyMap<Stay, Entered> },
): (EnteredShares | null)[] =>
  grazedByYear(unit, years, timelines, known).map(({ byAnimal }) => {
    const headDays = new Map<Entered | null, number>();
    for (const { byEntered } of byAnimal.values())
      for (const [mark, days] of byEntered) headDays.set(mark, (headDays.get(mark) ?? 0) + days);
    return enteredShares(headDays);
  });
