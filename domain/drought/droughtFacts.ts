/** What a trigger looks at. */
type Indicator = 'rain_percent' | 'standing_lb_per_acre' | 'reserve_days' | 'moist_soil_in' | 'drought_class';

/** A day of every year (MM-DD) on which something is looked at, and what is done then. */
export interface TriggerData {
  readonly name: string;
  readonly on_day: string;
  readonly indicator: Indicator;
  /** The first and the last day (MM-DD) of the rain; null of other indicators. */
  readonly from_day: string | null;
  readonly to_day: string | null;
  readonly threshold: number;
  readonly side: 'below' | 'above';
  readonly action: string;
  readonly retired_at: string | null;
}

/** What was decided on the day of a trigger, with the value as it was then. */
export interface DecisionData {
  readonly trigger_uuid: string;
  /** The trigger's day of that year, YYYY-MM-DD. */
  readonly on: string;
  readonly at: string;
  readonly value: number | null;
  readonly what: string;
  readonly by: string;
}
