/** Most fields of a shape that are kept, and the most characters of each. */
const FIELDS_MAX = 40;
const TEXT_MAX = 200;
const NOTE_MAX = 2_000;

/** Fields that hold the name of a piece of land in the files of common programs, the likeliest first. */
const NAMES = ['name', 'title', 'label', 'paddock', 'pasture', 'field', 'fieldname', 'field_name', 'unit', 'parcel'];
const NOTES = ['description', 'desc', 'cmt', 'note', 'notes', 'comment', 'comments'];
/** How it is drawn, and what the reader of the file says about itself. */
const NOT_OURS =
  /^(_|@|stroke|fill|icon|styleurl|stylehash|stylemaphash|coordinateproperties|marker|visibility|tessellate|extrude|altitudemode|label-|sym$|links?$)/i;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

const folded = (value: string | number | boolean): string => String(value).replace(/\s+/gu, ' ').trim();

/** What a file says of a shape in words and numbers, without what says how it is drawn. */
export function attributesOf(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(properties).flatMap(([field, value]): [string, string][] => {
    if (NOT_OURS.test(field) || NOTES.includes(field.toLowerCase()) || !isPlain(value)) return [];
    const text = folded(value);
    return text === '' ? [] : [[field, Array.from(text).slice(0, TEXT_MAX).join('')]];
  });
  return Object.fromEntries(kept.slice(0, FIELDS_MAX));
}

/** The name of a shape: the likeliest of its fields; empty where none is a name. */
export function nameOf(attributes: Readonly<Record<string, string>>): string {
  const byName = new Map(Object.entries(attributes).map(([field, value]) => [field.toLowerCase(), value]));
  return NAMES.map((field) => byName.get(field)).find((value) => value !== undefined) ?? '';
}

/** Words of a page without its marks. */
const withoutMarks = (html: string): string =>
  html
    // A mark ends before the next begins: one that never ends is not looked for through all the rest.
    .replace(/<(br|\/p|\/tr|\/div)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();

const textOf = (value: unknown): string => {
  // KML's reader marks what is HTML.
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof text === 'string' ? text : '';
};

/** What a file tells about a shape in a sentence or more; empty where it tells nothing. */
export function noteOf(properties: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(properties).find(
    ([field, value]) => NOTES.includes(field.toLowerCase()) && textOf(value).trim() !== '',
  );
  return told === undefined
    ? ''
    : Array.from(withoutMarks(textOf(told[1])))
        .slice(0, NOTE_MAX)
        .join('');
}
