import type { Language } from './languages';

/** What the build says; there is none where nothing was built, on the server and in tests. */
declare const __LANGUAGE__: Language;

/** The language of this page, fixed when it was built. The server's own is English. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** The language and country of what a person reads here, as BCP 47. The browser's own language has no say. */
export const LANGUAGE_TAG = `${LANGUAGE}-US`;

/** How names are ordered wherever they are listed: "Paddock 2" before "Paddock 10", capitals and accents the same. */
export const collator = /* @__PURE__ */ new Intl.Collator(LANGUAGE_TAG, { numeric: true, sensitivity: 'base' });

/** A list of en-US has a comma before its last name; ours has none. Spanish says "Mesa e Isla" by itself. */
const LIST_TAG = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE_TAG;

/** "Creek", "Creek and Mesa", "Creek, Mesa and School"; as a disjunction "Creek, Mesa or School". */
export const listed = (names: Iterable<string>, type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(LIST_TAG, { type }).format(names);
