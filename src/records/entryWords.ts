import { t } from '@domain/words';

/** What a measure of forage is, as an option of a form. */
export const FORAGE_IN_WORDS = {
  season_estimate: { option: t`Estimate for the season` },
  standing: { option: t`Standing now` },
  residual: { option: t`Left after grazing` },
} as const;

export const FEED_IN_WORDS = {
  hay: t`Hay`,
  silage: t`Silage`,
  supplement: t`Supplement`,
  other: t`Other feed`,
} as const;
/** Where a feed of the ranch's list is from, and what it is by organic rules. */
export const FEED_SOURCES = { own: t`Our own`, bought: t({ message: 'Bought', context: 'feed' }) } as const;
export const FEED_STATUSES = {
  organic: t({ message: 'Organic', context: 'feed' }),
  conventional: t`Conventional`,
  unknown: t({ message: 'Unknown', context: 'status of feed' }),
} as const;
export const USE_IN_WORDS = { put_out: t`Put out`, eaten: t`Eaten` } as const;

/** Marks that a whole ranch may have. */
export const MARKS_OF_RANCH = {
  calving: t`Calving`,
  breeding: t`Breeding`,
  weaning: t`Weaning`,
  attention: t`Needs attention`,
} as const;
export const MARKS_IN_WORDS = {
  closed: t`Closed`,
  hayed: t`Cut for hay`,
  burned: t`Burned`,
  grazed_by_others: t`Grazed by others`,
  tilled: t`Tilled`,
  seeded: t`Seeded`,
  ...MARKS_OF_RANCH,
} as const;

/** The kinds of seasons. */
export const SEASON_TYPE_NAMES = {
  growing: t`Growing season`,
  dormant: t`Dormant season`,
  year: t`Whole year`,
} as const;
