/** In which order a table writes day and month: 31.12.2026 or 12/31/2026. */
export type DayOrder = 'day' | 'month';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[-+]\d{2}:?\d{2})?)?$/i;
const OTHER =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?(?:\s?m\.?)?)?$/i;

const CLOCK = String.raw`(?:,?[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?(?:\s?m\.?)?)?`;
/** "4-Jul-26", "4 July 2026", "4 de julio de 2026" */
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:[-\s./]+|\s+de\s+)([a-z]{3,10})\.?(?:[-\s.,/]+|\s+del?\s+)(\d{4}|\d{2})${CLOCK}$`,
  'i',
);
/** "Jul 4, 2026", "July 4 2026" */
const MONTH_FIRST = new RegExp(String.raw`^([a-z]{3,10})\.?[-\s]+(\d{1,2})[-\s,]+(\d{4})${CLOCK}$`, 'i');
/** The names of each month. No two months share the first three letters of one. */
const MONTHS = [
  ...[
    ['january', 'enero'],
    ['february', 'febrero'],
    ['march', 'marzo'],
    ['april', 'abril'],
    ['may', 'mayo'],
  ],
  ...[
    ['june', 'junio'],
    ['july', 'julio'],
    ['august', 'agosto'],
    ['september', 'septiembre', 'setiembre', 'sept'],
  ],
  ...[
    ['october', 'octubre'],
    ['november', 'noviembre'],
    ['december', 'diciembre'],
  ],
];

/** A time of a cell: an instant (ms since 1970), or a day with or without a time of the ranch's clock. */
export type CellTime = { readonly at: number } | { readonly day: string; /** HH:MM */ readonly time: string | null };

const two = (value: number): string => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

function timeOf(hour: string | undefined, minute = '', half = ''): string | null | undefined {
  if (hour === undefined) return null;
  const given = Number(hour);
  if (half !== '' && (given < 1 || given > 12)) return undefined;
  const hours = half === '' ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours > 23 || Number(minute) > 59 ? undefined : `${two(hours)}:${minute}`;
}

function isoTime(match: RegExpExecArray): CellTime | null {
  const [, year, month, date, hour, minute, second = '00', part = '', zone] = match;
  const day = dayOf(Number(year), Number(month), Number(date));
  const time = timeOf(hour, minute);
  if (day === null || time === undefined) return null;
  if (zone === undefined || time === null) return { day, time };
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2');
  const at = Date.parse(`${day}T${time}:${second}.${part.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(at) ? null : { at };
}

/** Years of two digits are those around now. */
const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) > 69 ? 1900 : 2000);

/** A day whose month has its English or Spanish name, whole or cut to three letters or more; null where it is none. */
function namedTime(cell: string): CellTime | null {
  const dayFirst = DAY_FIRST.exec(cell);
  const match = dayFirst ?? MONTH_FIRST.exec(cell);
  if (match === null) return null;
  const [, first = '', second = '', year = '', hour, minute, , half] = match;
  const [date, name] = dayFirst === null ? [second, first] : [first, second];
  const short = name.toLowerCase();
  const month = MONTHS.findIndex((names) => names.some((each) => each.startsWith(short)));
  const day = month < 0 ? null : dayOf(fullYear(year), month + 1, Number(date));
  const time = timeOf(hour, minute, half);
  return day === null || time === undefined ? null : { day, time };
}

/**
 * The time of a cell; null where it is none.
 *
 * @param order of days and months; null while nobody knows: then what could be read in two ways is read in neither
 */
export function cellTime(cell: string, order: DayOrder | null): CellTime | null {
  const iso = ISO.exec(cell);
  if (iso !== null) return isoTime(iso);
  const other = OTHER.exec(cell);
  if (other === null) return namedTime(cell);
  if (order === null) return null;
  const [, first = '', second = '', year = '', hour, minute, , half] = other;
  const [date, month] = order === 'day' ? [first, second] : [second, first];
  const day = dayOf(fullYear(year), Number(month), Number(date));
  const time = timeOf(hour, minute, half);
  return day === null || time === undefined ? null : { day, time };
}

/**
 * In which order a table writes day and month: `none` where it has no such days, `either` where every one of them could
 * be read both ways, so that the person has to say it.
 */
export function guessDayOrder(cells: Iterable<string>): DayOrder | 'either' | 'none' {
  let [isDay, isMonth, isAny] = [false, false, false];
  for (const cell of cells) {
    const [, first, second] = OTHER.exec(cell) ?? [];
    if (first === undefined || second === undefined) continue;
    isAny = true;
    isDay ||= Number(first) > 12;
    isMonth ||= Number(second) > 12;
  }
  if (!isAny) return 'none';
  if (isDay === isMonth) return 'either';
  return isDay ? 'day' : 'month';
}
