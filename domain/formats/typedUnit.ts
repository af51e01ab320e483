/** What people type after a number, by the unit that it means. One text may mean several: "lb" is also a daily gain. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  kg: ['kg', 'kgs', 'kilogram', 'kilograms'],
  'lb a day': ['lb a day', 'pounds a day', 'lb/day', 'lbs/day', 'lb', 'lbs', 'pounds'],
  'kg a day': ['kg a day', 'kilograms a day', 'kg/day', 'kg', 'kilograms'],
  'lb/ac': ['lb/ac', 'lbs/ac', 'lb/acre', 'lbs/acre', 'lb per acre', 'pounds per acre', 'lb', 'lbs', 'pounds'],
  'kg/ha': ['kg/ha', 'kg per ha', 'kilograms per hectare', 'kg', 'kilograms'],
  ac: ['ac', 'acre', 'acres'],
  ha: ['ha', 'hectare', 'hectares'],
  in: ['in', 'in.', 'inch', 'inches', '"', '”', '″'],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  ft: ['ft', 'foot', 'feet', "'", '’', '′'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
  percent: ['%', 'percent'],
  days: ['d', 'day', 'days'],
  head: ['head', 'hd'],
  tons: ['t', 'ton', 'tons', 'tonnes'],
  cm: ['cm'],
};

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
