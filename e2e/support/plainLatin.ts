import type { Shown } from './shown';

/** The words of a group as one pattern, with what surrounds a whole word. */
const oneOf = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LONG_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What stays in plain letters where all sentences have accents, each group with its reason. */
const ALLOWED: readonly RegExp[] = [
  // Addresses and the emails of the people of a walk.
  /[\w.+-]+@[\w.-]+|https?:\/\/\S+|webcal:\S+/g,
  // Names of products, which no language changes; the ranch has the name that the sample has in all of them.
  oneOf(
    'Grazewell',
    'Sample ranch',
    'PastureMap',
    'QGIS',
    'Google Earth',
    'OpenStreetMap',
    'Excel',
    'Chrome',
    'Safari',
  ),
  // Files and formats, which programs read by their names.
  oneOf('[\\w.*-]+\\.(?:csv|geojson|kml|kmz|xlsx|json|ics|zip|tsv|shp)', 'CSV', 'GeoJSON', 'KML', 'KMZ', 'PNG', 'XLSX'),
  // Numbers, units, days and lists are formatted by the language of the page (`Intl`), not by a sentence.
  oneOf('lbs?', 'ac', 'in', 'ft', 'mi', 'kg', 'ha', 'mm', 'AM', 'PM', 'KB', 'MB', 'kB', 'and', 'or'),
  oneOf(...LONG_MONTHS, ...MONTHS, ...LONG_DAYS, ...DAYS),
  // What the library of the toasts calls the time that one is shown; there is no setting for it.
  /^notification timer$/g,
  // Time zones have the ids that the operating system has.
  /\b(?:[A-Z][A-Za-z_]+\/)+[A-Za-z_+-]+\b|\bUTC\b/g,
];

/** What of a text is plain: two Latin letters without an accent in a row, once what is allowed is taken out. */
function plainLatinIn(text: string): string | undefined {
  const rest = ALLOWED.reduce((left, allowed) => left.replace(allowed, ' '), text.normalize('NFC'));
  return /[A-Za-z]{2}/.test(rest) ? text.trim().replace(/\s+/g, ' ') : undefined;
}

/** The texts that weren't put in by the build, each with what it is of; `noscript` is filled by a table of the server. */
export const plainLatinOf = (shown: readonly Shown[]): string[] =>
  shown.flatMap(({ text, of }) => {
    const plain = of === 'noscript' ? undefined : plainLatinIn(text);
    return plain === undefined ? [] : [`${of}: ${plain}`];
  });
