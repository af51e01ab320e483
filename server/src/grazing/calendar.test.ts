import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import type { NewApiKey } from '@contract/keys/apiKey';
import type { KeyScope } from '@contract/keys/keyScopes';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

const LONG = `Long; with, signs \\ and "quotes" ${'🐄 Straße '.repeat(8)}`.trim();
const [herd, creek, mesa] = [randomUUID(), randomUUID(), randomUUID()];
const [winter, summer, made, due, done, undated] = Array.from({ length: 6 }, () => randomUUID()) as [
  ...[string, string, string, string, string, string],
];
let test: TestApp;
let ranch: GrazingRanch;

beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const plan = (paddock_uuids: string[], at: string, days: number, note: string, uuid: string) =>
    newRecord('plan', { herd_uuid: herd, paddock_uuids, at, days, note }, uuid);
  await ranch.write([
    { kind: 'ranch', uuid: ranch.uuid, base: 1, data: { time_zone: 'America/Denver' } },
    newRecord('herd', { name: 'Cows' }, herd),
    newRecord('paddock', { name: 'Creek' }, creek),
    newRecord('paddock', { name: LONG.slice(0, 90) }, mesa),
    plan([creek], '2026-05-02T13:30:00.000Z', 3, 'Open the gate first\nthen; wait', summer),
    plan([creek, mesa], '2026-12-02T13:30:00.000Z', 1, '', winter),
    plan([mesa], '2026-04-20T12:00:00.000Z', 2, '', made),
    newRecord(
      'task',
      { title: 'Fix, the gate', due_on: '2026-05-04', paddock_uuid: creek, herd_uuid: null, done_at: null },
      due,
    ),
    newRecord('task', { title: 'Done', due_on: '2026-05-04', done_at: '2026-04-30T12:00:00.000Z' }, done),
    newRecord('task', { title: 'Some day', due_on: null, done_at: null }, undated),
  ]);
  await ranch.write([
    newRecord('move', { herd_uuid: herd, paddock_uuids: [mesa], at: '2026-04-20T12:00:00.000Z', plan_uuid: made }),
  ]);
});
afterAll(() => test.close());

async function makeKey(scope: KeyScope): Promise<NewApiKey> {
  const answer = await test.post(
    `${ranch.path}/key`,
    aWantedKey(test.clock.now(), { source: 'Phone', scopes: [scope] }),
    { token: ranch.host.owner },
  );
  return answer.json<NewApiKey>();
}
const read = async (scope: KeyScope = 'calendar') =>
  test.get(`${ranch.path}/calendar.ics?key=${(await makeKey(scope)).key}`);

async function eventsOf() {
  const calendar = new ICAL.Component(ICAL.parse((await read()).body));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { calendar, of: (uuid: string) => events.find(({ uid }) => uid === uuid), uids: events.map(({ uid }) => uid) };
}

it('has the plans that are not made and the open tasks with a day, and nothing else', async () => {
  const { calendar, uids } = await eventsOf();
  expect(uids.sort()).toEqual([winter, summer, due].sort());
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(String(calendar.getFirstPropertyValue('prodid'))).toContain('Grazewell');
});

it('a plan begins at its instant in the zone of the ranch, in summer and in winter', async () => {
  const { calendar, of } = await eventsOf();
  expect(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
    'America/Denver',
  ]);
  const starts = [of(summer), of(winter)].map((event) => [
    event?.component.getFirstProperty('dtstart')?.getParameter('tzid'),
    event?.startDate.toString(),
    event?.startDate.toJSDate().toISOString(),
  ]);
  expect(starts).toEqual([
    ['America/Denver', '2026-05-02T07:30:00', '2026-05-02T13:30:00.000Z'],
    ['America/Denver', '2026-12-02T06:30:00', '2026-12-02T13:30:00.000Z'],
  ]);
});

it('says what is to be done, in words that come through as they are', async () => {
  const { of } = await eventsOf();
  expect([of(summer)?.summary, of(summer)?.description]).toEqual([
    'Move Cows to Creek',
    'Planned for 3 days.\nOpen the gate first\nthen; wait',
  ]);
  expect([of(winter)?.summary, of(winter)?.description]).toEqual([
    `Move Cows to Creek and ${LONG.slice(0, 90).trim()}`,
    'Planned for 1 day.',
  ]);
});

it('a task takes its whole day', async () => {
  const event = (await eventsOf()).of(due);
  expect([event?.summary, event?.startDate.isDate, event?.startDate.toString()]).toEqual([
    'Fix, the gate',
    true,
    '2026-05-04',
  ]);
  expect(event?.description).toContain('Paddock: Creek');
});

it('is valid iCalendar: CRLF, lines of 75 bytes at most, a stamp of the last change and ids that stay', async () => {
  const response = await read();
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="calendar.ics"',
    'cache-control': 'no-store',
  });
  const lines = response.body.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(response.body).toContain('DTSTAMP:20260501T120000Z');
  expect((await read()).body).toBe(response.body);
});

it('E4: a key of the calendar opens the calendar alone, and one of the exports no calendar', async () => {
  const { key } = await makeKey('calendar');
  expect((await test.get(`${ranch.path}/export/records.json?key=${key}`)).statusCode).toBe(403);
  expect((await read('figures')).statusCode).toBe(403);
  expect((await test.get(`${ranch.path}/calendar.ics`)).statusCode).toBe(401);
  expect((await test.get(`${ranch.path}/calendar.ics`, { token: ranch.host.owner })).statusCode).toBe(200);
});

it('a ranch without a zone has its times in UTC', async () => {
  const other = await GrazingRanch.start(test);
  const cows = randomUUID();
  const [home, plan] = [randomUUID(), randomUUID()];
  await other.write([
    newRecord('herd', { name: 'Bulls' }, cows),
    newRecord('paddock', { name: 'Home' }, home),
    newRecord('plan', { herd_uuid: cows, paddock_uuids: [home], at: '2026-05-02T13:30:00.000Z' }, plan),
  ]);
  const { body } = await test.get(`${other.path}/calendar.ics`, { token: other.host.owner });
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent') ?? undefined);
  expect([event.summary, event.startDate.toJSDate().toISOString()]).toEqual([
    'Move Bulls to Home',
    '2026-05-02T13:30:00.000Z',
  ]);
});

describe('LANGUAGES: the calendar', () => {
  const summaries = async (path: string, token?: string) =>
    (await test.get(path, token === undefined ? {} : { token })).body.match(/SUMMARY:.*/g)?.join(' ') ?? '';
  const choose = (language: string | null) =>
    test.call('PATCH', '/api/v1/user/me', { token: ranch.host.owner, body: { language } });

  it('is in the language that its address asks for, else in that of the key’s maker, else in English', async () => {
    const { key } = await makeKey('calendar');
    const path = `${ranch.path}/calendar.ics?key=${key}`;
    expect(await summaries(path)).toContain('Move Cows to Creek');
    expect(await summaries(`${path}&lang=es`)).toContain('Mover Cows a Creek');
    expect(await summaries(`${path}&lang=fr`)).toContain('Move Cows to Creek');
    await choose('es');
    expect(await summaries(path)).toContain('Mover Cows a Creek');
    expect(await summaries(`${ranch.path}/calendar.ics`, ranch.host.owner)).toContain('Mover Cows a Creek');
    expect(await summaries(`${path}&lang=en`)).toContain('Move Cows to Creek');
    await choose(null);
  });
});
