import type { HerdClass } from '../../grazing/herdClass';

type Animal = HerdClass['animal'];

/** PastureMap's exports say nothing of animals but the names of their herds. */
const WORDS: readonly (readonly [RegExp, Animal])[] = [
  [/\bcows?\b/i, 'cows'],
  [/\bheifers?\b/i, 'heifers'],
  [/\bsteers?\b/i, 'steers'],
  [/\bbulls?\b/i, 'bulls'],
  [/\b(calf|calves|weaners?)\b/i, 'calves'],
  [/\b(ewes?|sheep)\b/i, 'ewes'],
  [/\brams?\b/i, 'rams'],
  [/\blambs?\b/i, 'lambs'],
  [/\b(goats?|does|bucks|kids)\b/i, 'goats'],
  [/\b(horses?|mares?|geldings?)\b/i, 'horses'],
  [/\b(bison|buffalo)\b/i, 'bison'],
];

/** The animals that a herd's name says: "2024 Heifers" are heifers. Cows where it says none, or more than one kind. */
export function animalOfHerd(name: string): Animal {
  const [first, second] = WORDS.filter(([word]) => word.test(name));
  return first === undefined || second !== undefined ? 'cows' : first[1];
}
