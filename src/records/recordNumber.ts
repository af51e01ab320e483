import { typedRange } from '@contract/grazing/recordFields';
import { rulesOf } from '@contract/grazing/records';
import type { NumberRule } from '@shared/forms/numberRules';
import type { Typed } from '@shared/units/typedNumbers';
import type { DataOf, Kind } from './kinds';

/** What a form takes in a field for numbers: as much as the field of the record says in `contract/`. */
export function recordNumber<K extends Kind>(kind: K, field: keyof DataOf<K> & string, unit: Typed): NumberRule {
  const rule = rulesOf(kind)[field];
  return { unit, ...typedRange(rule), isNeeded: rule?.spec.nullable !== true };
}
