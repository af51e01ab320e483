import { ANIMALS } from '@contract/grazing/animals';
import { herdColor } from '@records/herdColors';
import { added } from '@records/index';
import { namedPaddock } from '@records/namedPaddock';
import type { Animal } from './tableFields';

/** A herd of that name, with the next color. */
export const newHerd = (name: string, index: number, note = '') =>
  added('herd', { name, color: herdColor(index), ours: true, retired_at: null, note });

/** A paddock of which nothing is known but its name. */
export const newPaddock = (name: string) => added('paddock', namedPaddock(name));

/** Words for animals besides those of the record. */
const WORDS: readonly (readonly [RegExp, Animal])[] = [
  [/pair|cow.?calf/, 'cow_calf'],
  [/heifer/, 'heifers'],
  [/steer|stocker|yearling/, 'steers'],
  [/bull/, 'bulls'],
  [/cal(f|ves)|weaner/, 'calves'],
  [/\bcows?\b/, 'cows'],
  [/ewe|sheep/, 'ewes'],
  [/\brams?\b/, 'rams'],
  [/lamb/, 'lambs'],
  [/goat|doe|nann(y|ies)/, 'goats'],
  [/horse|mare|gelding/, 'horses'],
  [/bison|buffalo/, 'bison'],
];

/** The class of animals that a cell means; `otherwise` where it is empty, `other` where nobody knows the word. */
export function animalIn(cell: string, otherwise: Animal): Animal {
  if (cell === '') return otherwise;
  const word = cell.toLowerCase();
  const own = ANIMALS.find((animal) => animal === word);
  return own ?? WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}
