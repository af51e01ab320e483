/** Classes of animals. `cow_calf` is a pair and counts as one head. */
export const ANIMALS = [
  'cow_calf',
  'cows',
  'heifers',
  'steers',
  'bulls',
  'calves',
  'ewes',
  'rams',
  'lambs',
  'goats',
  'horses',
  'bison',
  'other',
] as const;
