/** What a measure of forage is, as an option of a form and behind a figure. */
export const FORAGE_IN_WORDS = {
  season_estimate: { option: 'Estimate for the season', behind: 'to graze this season' },
  standing: { option: 'Standing now', behind: 'standing' },
  residual: { option: 'Left after grazing', behind: 'left after grazing' },
} as const;

export const FEED_IN_WORDS = { hay: 'Hay', silage: 'Silage', supplement: 'Supplement', other: 'Other feed' } as const;
export const USE_IN_WORDS = { put_out: 'Put out', eaten: 'Eaten' } as const;

/** Marks that a whole ranch may have. */
export const MARKS_OF_RANCH = {
  calving: 'Calving',
  breeding: 'Breeding',
  weaning: 'Weaning',
  attention: 'Needs attention',
} as const;
export const MARKS_IN_WORDS = {
  closed: 'Closed',
  hayed: 'Cut for hay',
  burned: 'Burned',
  grazed_by_others: 'Grazed by others',
  ...MARKS_OF_RANCH,
} as const;

/** The kinds of seasons. */
export const SEASON_TYPE_NAMES = {
  growing: 'Growing season',
  dormant: 'Dormant season',
  year: 'Whole year',
} as const;
