/** What a form takes at most, in the stored unit. The record itself takes more; nobody means it. */
export const TYPED_MAX = {
  /** Of one day, more than has ever fallen anywhere. */
  rainIn: 100,
  /** Of feed put out or hay taken at once. */
  feedLb: 1_000_000,
  forageLbPerAcre: 50_000,
  repeatDays: 3_650,
} as const;
