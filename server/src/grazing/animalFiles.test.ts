import { randomUUID } from 'node:crypto';
import type { RecordDataByKind } from '@contract/grazing/records';
import { readCsv } from '@domain/testing/readCsv';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { HostRanch } from '../../test/support/HostRanch';
import { DAY, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
const [cows, steers, creek] = [randomUUID(), randomUUID(), randomUUID()];
const [given, named, never] = [randomUUID(), randomUUID(), randomUUID()];

/** Midday some days ago. */
const ago = (days: number) =>
  `${new Date(test.clock.now().getTime() - days * DAY).toISOString().slice(0, 10)}T12:00:00.000Z`;
const dayAgo = (days: number) => ago(days).slice(0, 10);

beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const treatment = (uuid: string, fields: Partial<RecordDataByKind['treatment']>) =>
    newRecord('treatment', { herd_uuid: cows, animal: null, head: null, ...fields }, uuid);
  await ranch.write([
    newRecord('herd', { name: 'Cows' }, cows),
    newRecord('herd', { name: '=Steers' }, steers),
    newRecord('paddock', { name: 'Creek' }, creek),
  ]);
  const [cow] = (newRecord('count').data as RecordDataByKind['count']).classes;
  if (cow === undefined) throw new Error('A count has classes');
  await ranch.write([
    newRecord('count', { herd_uuid: cows, at: ago(60), classes: [{ ...cow, animal: 'cows', head: 120 }] }),
    treatment(given, { at: ago(10), animal: 'cows', head: 40, meat_days: 35, milk_hours: 0, export_days: null }),
    treatment(named, { at: ago(20), herd_uuid: steers, tags: ['840', 'US 12'], meat_days: null, note: 'a, "b"' }),
    treatment(never, { at: ago(50), not_for_food: true, extralabel: true, head: 3, meat_days: 0 }),
    newRecord('weighing', {
      herd_uuid: cows,
      at: ago(5),
      animal: 'cows',
      entries: [
        { tag: '7', lb: 1201.5 },
        { tag: '', lb: 1180 },
        { tag: '7', lb: 1203 },
      ],
    }),
    newRecord('paddock_treatment', { paddock_uuid: creek, at: ago(8), acres: null, rate: 0, graze_days: 14 }),
    newRecord('paddock_treatment', { paddock_uuid: creek, at: ago(9), graze_days: null }),
  ]);
});
afterAll(() => test.close());

const ask = (name: string, query = '', token = ranch.host.owner) =>
  test.get(`${ranch.path}/export/${name}${query}`, { token });
const rows = async (name: string, query = '') => readCsv((await ask(name, query)).body);
const columns = async (name: string) => (await ask(name)).body.split('\r\n')[0];

it('treatments.csv has its columns in this order, by herd, then by time; null is empty and 0 is kept', async () => {
  const answer = await ask('treatments.csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="treatments.csv"',
  });
  expect(await columns('treatments.csv')).toBe(
    'at,last_at,herd,class,head,tags,product,active,reg_no,batch,expires_on,reason,dose,dose_unit,dose_per_lb,total,route,' +
      'site,by,vet,prescription,supplier,proof,extralabel,meat_days,milk_hours,export_days,meat_safe_at,meat_safe_on,' +
      'milk_safe_at,export_safe_on,not_for_food,organic,cost,note,herd_uuid,uuid',
  );
  const all = readCsv(answer.body);
  expect(all.map(({ uuid }) => uuid)).toEqual([named, never, given]);
  expect(all).toMatchObject([
    {
      herd: "'=Steers",
      class: '',
      head: '',
      tags: '840; US 12',
      meat_days: '',
      meat_safe_at: '',
      meat_safe_on: '',
      note: 'a, "b"',
    },
    { not_for_food: 'true', extralabel: 'true', head: '3', meat_days: '0', meat_safe_at: '', meat_safe_on: '' },
    {
      ...{ at: ago(10), last_at: '', herd: 'Cows', class: 'cows', head: '40', tags: '', product: 'Ivomec' },
      ...{ active: 'Ivermectin', reg_no: 'NADA 128-409', batch: 'B-22', expires_on: '2027-05-31', reason: 'Lice' },
      ...{ dose: '1', dose_unit: 'ml', dose_per_lb: '110', total: '400', route: 'subcutaneous', by: 'Maria' },
      ...{ meat_days: '35', milk_hours: '0', export_days: '', meat_safe_at: ago(-25), meat_safe_on: dayAgo(-26) },
      ...{ milk_safe_at: ago(10), export_safe_on: '', not_for_food: 'false', extralabel: 'false', cost: '120.5' },
      ...{ organic: '', herd_uuid: cows },
    },
  ]);
});

it('files of facts are of the days that are asked for, the last one included, else of the season', async () => {
  expect(await rows('treatments.csv', `?from=${dayAgo(20)}&to=${dayAgo(11)}`)).toMatchObject([{ uuid: named }]);
  expect(await rows('treatments.csv', `?from=${dayAgo(20)}&to=${dayAgo(10)}`)).toHaveLength(2);
  expect(await rows('treatments.csv', `?to=${dayAgo(21)}`)).toMatchObject([{ uuid: never }]);
  expect(await rows('weights.csv', `?from=${dayAgo(4)}`)).toEqual([]);
  expect(await rows('paddock_treatments.csv', `?from=${dayAgo(8)}`)).toHaveLength(1);
  const other = await GrazingRanch.start(test);
  const before = newRecord('season', { name: '2025', starts_on: '2025-01-01', ends_on: '2025-12-31' });
  const herd = newRecord('herd');
  const [early, late] = [150, 15].map((days) => newRecord('treatment', { herd_uuid: herd.uuid, at: ago(days) }));
  await other.write([before, herd, early, late]);
  const read = async (query: string) =>
    readCsv((await test.get(`${other.path}/export/treatments.csv${query}`, { token: other.host.owner })).body);
  expect(await read('')).toMatchObject([{ uuid: late?.uuid }]);
  expect(await read(`?season=${before.uuid}`)).toMatchObject([{ uuid: early?.uuid }]);
  expect(await read(`?from=${dayAgo(150)}`)).toMatchObject([{ uuid: early?.uuid }, { uuid: late?.uuid }]);
});

it('days are those of the ranch’s zone', async () => {
  const other = await GrazingRanch.start(test);
  const herd = newRecord('herd');
  const at = `${dayAgo(10)}T03:00:00.000Z`;
  await other.write([{ kind: 'ranch', uuid: other.uuid, base: 1, data: { time_zone: 'America/Denver' } }, herd]);
  await other.write([newRecord('treatment', { herd_uuid: herd.uuid, at, meat_days: 28 })]);
  const read = async (day: string) =>
    readCsv(
      (await test.get(`${other.path}/export/treatments.csv?from=${day}&to=${day}`, { token: other.host.owner })).body,
    );
  expect(await read(dayAgo(10))).toEqual([]);
  expect(await read(dayAgo(11))).toMatchObject([{ at, meat_safe_on: dayAgo(-18) }]);
});

it('weights.csv has a row an entry, in the order in which they were weighed', async () => {
  expect(await columns('weights.csv')).toBe('at,herd,animal,tag,lb,herd_uuid,uuid');
  expect(await rows('weights.csv')).toMatchObject([
    { at: ago(5), herd: 'Cows', animal: 'cows', tag: '7', lb: '1201.5', herd_uuid: cows },
    { tag: '', lb: '1180' },
    { tag: '7', lb: '1203' },
  ]);
});

it('paddock_treatments.csv says from which day a paddock can be grazed', async () => {
  expect(await columns('paddock_treatments.csv')).toBe(
    'at,paddock,acres,what,product,batch,rate,rate_unit,lb,n_percent,graze_days,graze_safe_on,export_days,by,note,' +
      'paddock_uuid,uuid',
  );
  expect(await rows('paddock_treatments.csv')).toMatchObject([
    { at: ago(9), paddock: 'Creek', acres: '20', graze_days: '', graze_safe_on: '', export_days: '' },
    { at: ago(8), acres: '', rate: '0', rate_unit: 'pt/ac', graze_days: '14', graze_safe_on: dayAgo(-7) },
  ]);
});

it('animals.csv has a row for each tag of an animal, with its herd and its own weights', async () => {
  const other = await GrazingRanch.start(test);
  const [herd, dam] = [
    newRecord('herd', { name: 'Heifers' }),
    newRecord('animal', { name: 'Bess', herd_uuid: null, at: null }),
  ];
  const ids = [
    { tag: '840', type: 'visual' as const, from: dayAgo(40), to: dayAgo(6) },
    { tag: '841', type: 'visual' as const, from: dayAgo(5), to: null },
  ];
  const calf = newRecord('animal', {
    ...{ name: 'Dot', animal: 'heifers', ids, herd_uuid: herd.uuid, at: ago(40), dam_uuid: dam.uuid, born_on: null },
  });
  const weighed = (days: number, tag: string, lb: number) =>
    newRecord('weighing', { herd_uuid: herd.uuid, at: ago(days), entries: [{ tag, lb }] });
  await other.write([herd, dam, calf, weighed(20, '840', 500), weighed(5, '841', 530)]);
  const answer = await test.get(`${other.path}/export/animals.csv`, { token: other.host.owner });
  expect(answer.body.split('\r\n')[0]).toBe(
    'name,animal,tag,type,from,to,herd,born_on,dam,last_lb,last_weighed_at,gain_lb_per_day,note,uuid',
  );
  const own = { name: 'Dot', animal: 'heifers', herd: 'Heifers', born_on: '', dam: 'Bess', uuid: calf.uuid };
  const weights = { last_lb: '530', last_weighed_at: ago(5), gain_lb_per_day: '2' };
  expect(readCsv(answer.body)).toMatchObject([
    { name: 'Bess', herd: '', dam: '', last_lb: '', gain_lb_per_day: '', uuid: dam.uuid },
    { ...own, ...weights, tag: '840', type: 'visual', from: dayAgo(40), to: dayAgo(6) },
    { ...own, ...weights, tag: '841', from: dayAgo(5), to: '' },
  ]);
});

it('animals.csv says which animals are gone, and which may be', async () => {
  const other = await GrazingRanch.start(test);
  const herd = newRecord('herd', { name: 'Steers' });
  const steer = (tag: string) =>
    newRecord('animal', {
      ...{ name: tag, animal: 'steers', herd_uuid: herd.uuid, at: ago(40) },
      ids: [{ tag, type: 'visual' as const, from: null, to: null }],
    });
  const sale = (days: number, head: number, tags: string[]) =>
    newRecord('transfer', {
      ...{ from_herd_uuid: herd.uuid, to_herd_uuid: null, at: ago(days), reason: 'sold' as const },
      ...{ animal: 'steers' as const, head, tags },
    });
  const [counted] = (newRecord('count').data as RecordDataByKind['count']).classes;
  if (counted === undefined) throw new Error('A count has classes');
  const classes = [{ ...counted, animal: 'steers' as const, head: 10 }];
  const count = newRecord('count', { herd_uuid: herd.uuid, at: ago(41), classes });
  await other.write([herd, count, steer('A1'), sale(30, 1, ['A1'])]);
  await other.write([steer('B1'), sale(20, 1, [])]);
  const answer = await test.get(`${other.path}/export/animals.csv`, { token: other.host.owner });
  expect(readCsv(answer.body)).toMatchObject([
    { name: 'A1', herd: 'gone' },
    { name: 'B1', herd: 'Steers; gone' },
  ]);
});

it('withdrawal.csv has a row a clock, as of an instant', async () => {
  expect(await columns('withdrawal.csv')).toBe(
    'herd,class,least,most,head,product,given_at,meat_safe_at,meat_safe_on,milk_safe_at,export_safe_at,herd_uuid,' +
      'treatment_uuid',
  );
  const now = await rows('withdrawal.csv');
  expect(now).toMatchObject([
    { herd: "'=Steers", class: '', least: '2', most: '2', head: '', meat_safe_at: '', treatment_uuid: named },
    { herd: 'Cows', class: 'cows', least: '3', most: '3', head: '120', meat_safe_on: '', treatment_uuid: never },
    {
      ...{ herd: 'Cows', class: 'cows', least: '40', most: '40', head: '120', product: 'Ivomec', given_at: ago(10) },
      ...{ meat_safe_at: ago(-25), meat_safe_on: dayAgo(-26), milk_safe_at: ago(10), export_safe_at: '' },
      ...{ herd_uuid: cows, treatment_uuid: given },
    },
  ]);
  expect(await rows('withdrawal.csv', `?at=${ago(15)}`)).toHaveLength(2);
  expect(await rows('withdrawal.csv', `?at=${ago(-25)}`)).toHaveLength(2);
});

it('says what is wrong with a day or an instant', async () => {
  const refused = async (query: string) => {
    const answer = await ask('treatments.csv', query);
    return [answer.statusCode, answer.json<{ details: object }>().details];
  };
  const notADay = 'A day is needed, once: 2026-06-01';
  expect(await refused('?from=yesterday')).toEqual([422, { from: notADay }]);
  expect(await refused('?to=2026-02-30')).toEqual([422, { to: notADay }]);
  expect(await refused('?to=2026-02-01&to=2026-02-02')).toEqual([422, { to: notADay }]);
  expect(await refused('?from=2026-02-02&to=2026-02-01')).toEqual([422, { to: 'The last day is before the first' }]);
  expect((await ask('withdrawal.csv', '?at=now')).statusCode).toBe(422);
  expect((await ask('weights.csv', `?season=${randomUUID()}`)).statusCode).toBe(422);
});

it('is for everybody on the ranch, and for nobody else', async () => {
  const viewer = await ranch.member('treatments@example.com', 'viewer');
  const other = await HostRanch.start(test);
  for (const name of ['treatments.csv', 'paddock_treatments.csv', 'weights.csv', 'animals.csv', 'withdrawal.csv']) {
    expect((await ask(name, '', viewer)).statusCode).toBe(200);
    expect((await ask(name, '', other.owner)).statusCode).toBe(404);
    expect((await test.get(`${ranch.path}/export/${name}`)).statusCode).toBe(401);
  }
});
