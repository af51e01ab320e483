import type { ChartBar } from '@domain/planning/chartBars';
import type { ChartRest, ChartRow } from '@domain/planning/chartRow';
import type { PlannedStay } from '@domain/planning/PlannedStay';

/** A paddock as a row of the chart. */
export interface ChartPaddock {
  readonly uuid: string;
  readonly name: string;
  /** In the person's unit, with it; empty where it is not known. */
  readonly area: string;
  /** Whether it stands below the paddock that it is a part of. */
  readonly isPart: boolean;
  /** Of the season, as they are read: grazing days and animal days an area. */
  readonly days: string;
  readonly yield: string;
}

/** Days of the ranch or of one paddock that are marked: calving, closed for hay. */
export interface MarkedTime {
  readonly words: string;
  readonly firstDay: number;
  /** The one after the last; Infinity where no end is known. */
  readonly endDay: number;
}

/** What stands of the whole ranch below the paddocks, in the person's units. */
export interface ChartFoot {
  readonly label: string;
  /** Of a day; null where there is nothing to say. */
  readonly on: (day: number) => number | null;
  /** Whether it goes on until it changes, as head does; else each day has its own. */
  readonly isLevel: boolean;
  readonly total: string;
}

/** Everything that the chart draws. */
export interface ChartModel {
  readonly paddocks: readonly ChartPaddock[];
  /** What the column of animal days an area is called, in the person's unit. */
  readonly yieldName: string;
  readonly rowOf: (paddockUuid: string) => ChartRow;
  /** The rest that a plan would end in a paddock if it were as it is given; undefined where there would be none. */
  readonly restIf: (paddockUuid: string, plan: PlannedStay) => ChartRest | undefined;
  readonly marksOf: (paddockUuid: string) => readonly MarkedTime[];
  readonly ranchMarks: readonly MarkedTime[];
  readonly feet: readonly ChartFoot[];
  readonly colorOf: (herdUuid: string) => string;
  /** The day of an instant in the ranch's zone, with its part that has passed. */
  readonly dayOf: (at: number) => number;
  readonly today: number;
  readonly firstDay: number;
  readonly endDay: number;
}

/** A bar of the chart, and the paddock in whose row it is. */
export interface BarInRow {
  readonly bar: ChartBar;
  readonly paddockUuid: string;
}

/** A planned move while it is dragged: where it would be. */
export interface DraggedPlan extends BarInRow {
  /** The row in which it is now. */
  readonly rowIndex: number;
  readonly firstDay: number;
  readonly days: number;
}
