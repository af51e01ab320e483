const LANGUAGE = 'en';

/** The language and country of what a person reads here, as BCP 47. The browser's own language has no say. */
export const LANGUAGE_TAG = `${LANGUAGE}-US`;

/** How names are ordered wherever they are listed: "Paddock 2" before "Paddock 10", capitals and accents the same. */
export const collator = /* @__PURE__ */ new Intl.Collator(LANGUAGE_TAG, { numeric: true, sensitivity: 'base' });

/** A list of en-US has a comma before its last name; ours has none. */
const LIST_TAG = 'en-GB';

/** "Creek", "Creek and Mesa", "Creek, Mesa and School"; as a disjunction "Creek, Mesa or School". */
export const listed = (names: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(LIST_TAG, { type }).format(names);
