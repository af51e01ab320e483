/* eslint-disable lingui/no-unlocalized-strings -- compared with what is typed */
/** What people type after a number, by the unit that it means. One text may mean several: "lb" is also a daily gain. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'],
  kg: ['kg', 'kgs', 'kilogram', 'kilograms', 'kilo', 'kilos', 'kilogramo', 'kilogramos'],
  'lb a day': [
    'lb a day',
    'pounds a day',
    'lb/day',
    'lbs/day',
    'lb',
    'lbs',
    'pounds',
    'lb al día',
    'libras al día',
    'lb/día',
    'libras',
  ],
  'kg a day': [
    'kg a day',
    'kilograms a day',
    'kg/day',
    'kg',
    'kilograms',
    'kg al día',
    'kilogramos al día',
    'kg/día',
    'kilogramos',
  ],
  'lb/ac': [
    'lb/ac',
    'lbs/ac',
    'lb/acre',
    'lbs/acre',
    'lb per acre',
    'pounds per acre',
    'lb',
    'lbs',
    'pounds',
    'libras por acre',
    'libras',
  ],
  'kg/ha': ['kg/ha', 'kg per ha', 'kilograms per hectare', 'kg', 'kilograms', 'kilogramos por hectárea', 'kilogramos'],
  ac: ['ac', 'acre', 'acres'],
  ha: ['ha', 'hectare', 'hectares', 'hectárea', 'hectáreas'],
  in: ['in', 'in.', 'inch', 'inches', '"', '”', '″', 'pulg', 'pulg.', 'pulgada', 'pulgadas'],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'milímetro', 'milímetros'],
  ft: ['ft', 'foot', 'feet', "'", '’', '′', 'pie', 'pies'],
  m: ['m', 'meter', 'meters', 'metre', 'metres', 'metro', 'metros'],
  percent: ['%', 'percent', 'por ciento'],
  days: ['d', 'day', 'days', 'día', 'días', 'dias'],
  head: ['head', 'hd', 'cabeza', 'cabezas'],
  tons: ['t', 'ton', 'tons', 'tonnes', 'tonelada', 'toneladas'],
  cm: ['cm'],
};
/* eslint-enable lingui/no-unlocalized-strings */

const KNOWN = new Set(Object.values(WORDS).flat());

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A typed text, without the unit behind its number: "600 lb" is "600" and "lb". A text that ends in none of the units
 * that people type is left whole.
 */
export function splitUnit(text: string): { digits: string; unit: string | null } {
  const [, digits, unit] = /^(.*[\d.,])\s*([^\d\s.,].*)$/.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined || !KNOWN.has(folded(unit))) return { digits: text, unit: null };
  return { digits, unit: unit.trim() };
}

/** Whether a typed unit is the one of this name: "lbs" is "lb" and "pounds". */
export function isUnit(typed: string, name: string): boolean {
  const words = WORDS[name] ?? Object.values(WORDS).find((each) => each.includes(name));
  return words !== undefined && words.includes(folded(typed));
}
