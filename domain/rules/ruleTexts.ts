/** A text that a printed sheet has its fields or figures from. Names of texts are the same in every language. */
export interface RuleText {
  readonly name: string;
  /** The edition that was read, by its day (YYYY-MM-DD), month (YYYY-MM) or year; null where it was not noted. */
  readonly read_on: string | null;
}

/* eslint-disable lingui/no-unlocalized-strings -- rules and methods are called so in every language */
/** The worksheet of the proper use of key areas. */
export const KEY_AREA_TEXT: RuleText = { name: 'NRCS New Mexico, 528 (5)', read_on: '2017-10' };

/** The method that names the parameters of the year sheet, as transcribed in a public repository. */
export const YEAR_SHEET_TEXT: RuleText = { name: 'VM0042 v2.2', read_on: '2025-10' };

/** How days to decide and what is looked at are chosen. */
export const DROUGHT_TEXT: RuleText = {
  name: 'National Drought Mitigation Center, University of Nebraska–Lincoln: Managing Drought Risk on the Ranch',
  read_on: '2014',
};
/* eslint-enable lingui/no-unlocalized-strings */
