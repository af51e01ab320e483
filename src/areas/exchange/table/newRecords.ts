import { ANIMALS } from '@contract/grazing/animals';
import { withoutAccents } from '@domain/formats/table/withoutAccents';
import { herdColor } from '@records/herdColors';
import { added } from '@records/index';
import { namedPaddock } from '@records/namedPaddock';
import type { Animal } from './tableFields';

/** A herd of that name, with the next color. */
export const newHerd = (name: string, index: number, note = '') =>
  added('herd', { name, color: herdColor(index), ours: true, retired_at: null, note });

/** A paddock of which nothing is known but its name. */
export const newPaddock = (name: string) => added('paddock', namedPaddock(name));

/** Words for animals besides those of the record, in English and Spanish. The first that fits counts. */
const WORDS: readonly (readonly [RegExp, Animal])[] = [
  [/pair|cow.?calf|vaca.*cria|\bpar(es)?\b/, 'cow_calf'],
  [/heifer|vaquilla|novillona/, 'heifers'],
  [/steer|stocker|yearling|novillo|anojo|anal(es)?\b/, 'steers'],
  [/bull|\btoros?\b|semental/, 'bulls'],
  [/cal(f|ves)|weaner|becerr|destetad/, 'calves'],
  [/\bcows?\b|\bvacas?\b|vientre/, 'cows'],
  [/ewe|sheep|borrega|oveja/, 'ewes'],
  [/\brams?\b|carnero/, 'rams'],
  [/lamb|corder/, 'lambs'],
  [/goat|doe|nann(y|ies)|\bcabras?\b/, 'goats'],
  [/horse|mare|gelding|caball|yegua/, 'horses'],
  [/bison|buffalo|bufalo/, 'bison'],
];

/** The class of animals that a cell means; `otherwise` where it is empty, `other` where nobody knows the word. */
export function animalIn(cell: string, otherwise: Animal): Animal {
  if (cell === '') return otherwise;
  const word = withoutAccents(cell).toLowerCase();
  const own = ANIMALS.find((animal) => animal === word);
  return own ?? WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}
