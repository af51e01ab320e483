import { foldWhiteSpace } from '../text/text';

/* eslint-disable lingui/no-unlocalized-strings -- they are stored */
/** The 50 states of the United States by their postal codes, in the order of their names. */
export const STATES_BY_CODE = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
/* eslint-enable lingui/no-unlocalized-strings */

export type State = (typeof STATES_BY_CODE)[keyof typeof STATES_BY_CODE];

/** The names of the states, as a person picks them. */
export const STATES: readonly State[] = Object.values(STATES_BY_CODE);

const byWord = new Map<string, State>(
  Object.entries(STATES_BY_CODE).flatMap(([code, name]) => [
    [code.toLowerCase(), name],
    [name.toLowerCase(), name],
  ]),
);

/** The state that a text names, in full or by its postal code, in any case; undefined when it names none. */
export function stateNamed(text: string): State | undefined {
  return byWord.get(foldWhiteSpace(text).toLowerCase());
}
