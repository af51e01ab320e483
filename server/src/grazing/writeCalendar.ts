import { TZDate } from '@date-fns/tz';
import type { RecordDataByKind } from '@contract/grazing/records';
import type { CalendarRecord, CalendarRows } from './calendarTable';

const PRODUCT = { company: 'Grazewell', product: 'Grazewell', language: 'EN' };
/** How often a calendar may ask again. */
const ASK_AGAIN_SECONDS = 60 * 60;

const of = <Kind extends CalendarRecord['kind']>(records: readonly CalendarRecord[], kind: Kind) =>
  records.filter((record): record is Extract<CalendarRecord, { kind: Kind }> => record.kind === kind);

type Namer = (uuid: string) => string | undefined;

function namerOf(records: readonly CalendarRecord[]): Namer {
  const names = new Map(
    [...of(records, 'herd'), ...of(records, 'paddock')].map(({ uuid, data }) => [uuid, data.name] as const),
  );
  return (uuid) => names.get(uuid);
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const inLines = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n');

function planInWords({ herd_uuid, paddock_uuids, days, note }: RecordDataByKind['plan'], nameOf: Namer) {
  const places = listed(paddock_uuids.flatMap((uuid) => nameOf(uuid) ?? []));
  return {
    summary: `Move ${nameOf(herd_uuid) ?? 'a herd'} to ${places}`,
    description: inLines([`Planned for ${days} ${days === 1 ? 'day' : 'days'}.`, note]),
  };
}

function taskInWords({ title, herd_uuid, paddock_uuid, note }: RecordDataByKind['task'], nameOf: Namer) {
  const named = (what: string, uuid: string | null) =>
    uuid === null || nameOf(uuid) === undefined ? undefined : `${what}: ${nameOf(uuid) ?? ''}`;
  const about = [named('Herd', herd_uuid), named('Paddock', paddock_uuid)];
  return { summary: title, description: inLines([...about, note]) };
}

/** Noon of a day in a zone, whose date is that day there. */
function noonOf(day: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, 12, zone);
}

/**
 * Plans and tasks of a ranch as iCalendar (RFC 5545) in its zone: plans begin at their instant, tasks take their day.
 * Neither makes anybody busy.
 */
export async function writeCalendar({ name, records }: CalendarRows): Promise<string> {
  const [{ default: ical, ICalEventTransparency }, { tzlib_get_ical_block }] = await Promise.all([
    import('ical-generator'),
    import('timezones-ical-library'),
  ]);
  const zone = of(records, 'ranch')[0]?.data.time_zone ?? 'UTC';
  const calendar = ical({ name, prodId: PRODUCT, ttl: ASK_AGAIN_SECONDS });
  // The zone is that of each event: with one of the whole calendar the stamps would be in it too, and they are in UTC.
  calendar.timezone({ name: null, generator: (asked) => tzlib_get_ical_block(asked)[0] ?? null });
  const nameOf = namerOf(records);
  const add = (uuid: string, changedAt: string, start: Date, allDay: boolean, words: ReturnType<typeof taskInWords>) =>
    calendar.createEvent({
      id: uuid,
      stamp: new Date(changedAt),
      start,
      allDay,
      timezone: zone,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: words.summary,
      ...(words.description === '' ? {} : { description: words.description }),
    });
  for (const { uuid, changed_at, data } of of(records, 'plan')) {
    add(uuid, changed_at, new TZDate(data.at, zone), false, planInWords(data, nameOf));
  }
  for (const { uuid, changed_at, data } of of(records, 'task')) {
    if (data.due_on !== null) add(uuid, changed_at, noonOf(data.due_on, zone), true, taskInWords(data, nameOf));
  }
  return calendar.toString();
}
