import { weightAt } from '../../grazing/herdClass';
import type { Animal } from '../../grazing/records';
import type { Zone } from '../../grazing/time';
import type { Classes } from '../../grazing/transfer';

/**
 * What an animal of a class weighs on average at an instant, in lb; null where the record doesn't say.
 *
 * @param animal null: of all classes
 */
export function classAverage(classes: Classes, animal: Animal | null, at: number, zone: Zone): number | null {
  let [head, lb] = [0, 0];
  for (const each of classes ?? []) {
    const weight = animal === null || each.animal === animal ? weightAt(each, at, zone) : null;
    if (weight === null) continue;
    head += each.head;
    lb += each.head * weight;
  }
  return head === 0 ? null : lb / head;
}
