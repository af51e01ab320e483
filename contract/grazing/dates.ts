const YEARS = { first: 1900, last: 2200 };
const INSTANT = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const DAY_OF_YEAR = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DATE = /^(\d{4})-\d{2}-\d{2}$/;

function isOfYears(year: string | undefined): boolean {
  return Number(year) >= YEARS.first && Number(year) <= YEARS.last;
}

/** Such an instant as JSON Schema. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a pattern
export const INSTANT_JSON = { type: 'string', format: 'date-time', pattern: 'Z$' } as const;

/** Whether a text is an instant of the record: ISO 8601 in UTC with milliseconds, of the years 1900 to 2200. */
export function isInstant(text: string): boolean {
  if (!isOfYears(INSTANT.exec(text)?.[1])) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD, of the years 1900 to 2200. */
export function isDate(text: string): boolean {
  if (!isOfYears(DATE.exec(text)?.[1])) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a day of any year, MM-DD: of a month without that day its last day is meant. */
export const isDayOfYear = (text: string): boolean => DAY_OF_YEAR.test(text);

/**
 * Whether a text is the name of a time zone that this machine knows (IANA: `America/Denver`). An offset is none: it has no
 * summer time.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
