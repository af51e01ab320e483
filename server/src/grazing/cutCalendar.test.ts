import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { findCalendar, type CalendarRecord } from './calendarTable';
import { writeCalendar } from './writeCalendar';

let test: TestApp;
let ranch: GrazingRanch;
const [herd, paddock, made] = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const plan = (at: string, uuid?: string) =>
    newRecord('plan', { herd_uuid: herd, paddock_uuids: [paddock], at, days: 1 }, uuid);
  const task = (title: string, due_on: string) => newRecord('task', { title, due_on, done_at: null });
  await ranch.write([
    newRecord('herd', {}, herd),
    newRecord('paddock', {}, paddock),
    plan('2026-05-01T06:00:00.000Z', made),
    plan('2026-05-03T06:00:00.000Z'),
    plan('2020-05-03T06:00:00.000Z'),
    ...[task('today', '2026-05-01'), task('in June', '2026-06-01'), task('last week', '2026-04-24')],
  ]);
  const at = '2026-05-01T06:00:00.000Z';
  await ranch.write([newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at, plan_uuid: made })]);
});
afterAll(() => test.close());

async function eventsOf(most: number) {
  const { events, records } = await findCalendar(test.db, ranch.uuid, '2026-05-01', most);
  const asked = { ranchUuid: ranch.uuid, name: 'Flying; D, Ranch', language: 'en' as const, day: '2026-05-01', events };
  const bytes = await writeCalendar(
    asked,
    records.map((json) => JSON.parse(json) as CalendarRecord),
  );
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('\r\nNAME:Flying\\; D\\, Ranch\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

it('attack F2: a calendar with too many events has the ones closest to today, and says so on today', async () => {
  const [note, ...events] = await eventsOf(3);
  expect(events.map(({ summary }) => summary).sort()).toEqual(['Move Cows to Creek', 'in June', 'today']);
  expect([note?.summary, note?.startDate.toString()]).toEqual([
    'Only 3 of 5 plans and tasks are in this calendar',
    '2026-05-01',
  ]);
  expect(note?.description).toContain('closest to today');
});

it('attack F2: one that fits has all of them, and says nothing more', async () => {
  const summaries = (await eventsOf(5)).map(({ summary }) => summary).sort();
  expect(summaries).toEqual(['Move Cows to Creek', 'Move Cows to Creek', 'in June', 'last week', 'today']);
});
