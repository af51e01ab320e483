import { triggerYears, type DroughtSources, type TriggerYear } from '../drought/triggerYear';
import type { TriggerData } from '../drought/droughtFacts';
import { isKnown } from '../grazing/figure';
import { byText, type Entry } from '../grazing/records';
import { tableOf, writeCsv, type Columns } from './csv';

const COLUMNS: Columns<TriggerYear> = [
  ['trigger', ({ trigger }) => trigger.data.name],
  ['year', ({ year }) => year],
  ['value', ({ value }) => (isKnown(value) ? value : null)],
  ['met', ({ isMet }) => (isMet === null ? null : String(isMet))],
  ['decision', ({ decision }) => decision?.data.what ?? null],
  ['by', ({ decision }) => decision?.data.by ?? null],
  ['at', ({ decision }) => decision?.data.at ?? null],
];

/**
 * `drought.csv`: a row for each trigger and year by name, then by year, with the value by what is recorded now (rules D1 to D3)
 * and the year's latest decision. What is unknown is empty.
 */
export function droughtCsv(triggers: readonly Entry<TriggerData>[], sources: DroughtSources, at: number): string {
  const rows = triggerYears(triggers, sources, at).sort(
    (one, other) =>
      byText(one.trigger.data.name, other.trigger.data.name) ||
      byText(one.trigger.uuid, other.trigger.uuid) ||
      one.year - other.year,
  );
  return writeCsv(tableOf(COLUMNS, rows));
}
