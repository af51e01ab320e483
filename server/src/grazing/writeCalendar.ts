import { TZDate } from '@date-fns/tz';
import type { RecordDataByKind } from '@contract/grazing/records';
import { numberInWords } from '@domain/language/formats';
import { listedIn, type Language } from '@domain/language/languages';
import { plural } from '@domain/words';
import type { CalendarRecord } from './calendarTable';
import { foldLines } from './foldLines';

const PRODUCT = '-//Grazewell//Grazewell//EN';
/** How often a calendar may ask again (RFC 7986, 5.7). */
const ASK_AGAIN = 'PT1H';

/** A calendar that is asked for. */
export interface CalendarAsked {
  ranchUuid: string;
  /** The ranch's name. */
  name: string;
  language: Language;
  /** The day it is asked for, YYYY-MM-DD. */
  day: string;
  /** Plans and tasks that the ranch has, of which the records may be the nearest only. */
  events: number;
}

const of = <Kind extends CalendarRecord['kind']>(records: readonly CalendarRecord[], kind: Kind) =>
  records.filter((record): record is Extract<CalendarRecord, { kind: Kind }> => record.kind === kind);

interface CalendarWords {
  move: (herd: string | undefined, places: string) => string;
  planned: (days: number) => string;
  herd: string;
  paddock: string;
  /** Where not all plans and tasks are in the calendar. */
  cut: (shown: string, all: string) => { summary: string; description: string };
}

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: {
    move: (herd = 'a herd', places) => `Move ${herd} to ${places}`,
    planned: (days) => `Planned for ${plural(days, { one: '# day', other: '# days' })}.`,
    herd: 'Herd',
    paddock: 'Paddock',
    cut: (shown, all) => ({
      summary: `Only ${shown} of ${all} plans and tasks are in this calendar`,
      description:
        'These are the ones closest to today. Mark what is done, or delete what you no longer need, to see the rest.',
    }),
  },
  es: {
    move: (herd = 'un hato', places) => `Mover ${herd} a ${places}`,
    planned: (days) => `Planeado para ${plural(days, { one: '# día', other: '# días' })}.`,
    herd: 'Hato',
    paddock: 'Potrero',
    cut: (shown, all) => ({
      summary: `Este calendario tiene solo ${shown} de ${all} planes y tareas`,
      description:
        'Son los más cercanos a hoy. Marque lo que ya está hecho, o elimine lo que ya no necesita, para ver los demás.',
    }),
  },
};

type Namer = (uuid: string) => string | undefined;

function namerOf(records: readonly CalendarRecord[]): Namer {
  const names = new Map(
    [...of(records, 'herd'), ...of(records, 'paddock')].map(({ uuid, data }) => [uuid, data.name] as const),
  );
  return (uuid) => names.get(uuid);
}

const inLines = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n');

function planInWords(
  { herd_uuid, paddock_uuids, days, note }: RecordDataByKind['plan'],
  nameOf: Namer,
  language: Language,
) {
  const words = WORDS[language];
  const places = listedIn(
    language,
    paddock_uuids.flatMap((uuid) => nameOf(uuid) ?? []),
  );
  return {
    summary: words.move(nameOf(herd_uuid), places),
    description: inLines([words.planned(days), note]),
  };
}

function taskInWords(
  { title, herd_uuid, paddock_uuid, note }: RecordDataByKind['task'],
  nameOf: Namer,
  language: Language,
) {
  const { herd, paddock } = WORDS[language];
  const named = (what: string, uuid: string | null) =>
    uuid === null || nameOf(uuid) === undefined ? undefined : `${what}: ${nameOf(uuid) ?? ''}`;
  const about = [named(herd, herd_uuid), named(paddock, paddock_uuid)];
  return { summary: title, description: inLines([...about, note]) };
}

/** Noon of a day in a zone, whose date is that day there. */
function noonOf(day: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, 12, zone);
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

/** A calendar around its events: what it is, and the zone that their times are in. */
function framed(name: string, zoneBlock: string, events: readonly string[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, `NAME:${escaped(name)}`],
    `X-WR-CALNAME:${escaped(name)}`,
    ...(zoneBlock === '' ? [] : [zoneBlock]),
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`, `X-PUBLISHED-TTL:${ASK_AGAIN}`],
  ];
  return `${lines.join('\r\n')}\r\n${events.join('')}END:VCALENDAR\r\n`;
}

/**
 * Plans and tasks of a ranch as iCalendar (RFC 5545) in its zone: plans begin at their instant, tasks take their day.
 * Neither makes anybody busy. A library writes the events; the lines are folded here, since it takes a thousand times as
 * long for that.
 */
export async function writeCalendar(
  { ranchUuid, name, language, day, events: all }: CalendarAsked,
  records: readonly CalendarRecord[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: ical, ICalEventTransparency }, { tzlib_get_ical_block }] = await Promise.all([
    import('ical-generator'),
    import('timezones-ical-library'),
  ]);
  const zone = of(records, 'ranch')[0]?.data.time_zone ?? 'UTC';
  const calendar = ical();
  const nameOf = namerOf(records);
  const write = (
    uuid: string,
    changedAt: string,
    start: Date,
    allDay: boolean,
    words: ReturnType<typeof taskInWords>,
  ) =>
    calendar
      .createEvent({
        id: uuid,
        stamp: new Date(changedAt),
        start,
        allDay,
        timezone: zone,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: words.summary,
        ...(words.description === '' ? {} : { description: words.description }),
      })
      .toString();
  const plans = of(records, 'plan').map(({ uuid, changed_at, data }) =>
    write(uuid, changed_at, new TZDate(data.at, zone), false, planInWords(data, nameOf, language)),
  );
  const tasks = of(records, 'task').flatMap(({ uuid, changed_at, data }) =>
    data.due_on === null
      ? []
      : [write(uuid, changed_at, noonOf(data.due_on, zone), true, taskInWords(data, nameOf, language))],
  );
  const events = [...plans, ...tasks];
  const { cut } = WORDS[language];
  if (events.length < all) {
    events.unshift(
      write(
        ranchUuid,
        `${day}T00:00:00Z`,
        noonOf(day, zone),
        true,
        cut(numberInWords(events.length), numberInWords(all)),
      ),
    );
  }
  // UTC needs no block.
  const block = zone === 'UTC' || events.length === 0 ? '' : (tzlib_get_ical_block(zone)[0] ?? '');
  const zoneBlock = block.trim().replace(/\r?\n/g, '\r\n');
  return new TextEncoder().encode(foldLines(framed(name, zoneBlock, events)));
}
