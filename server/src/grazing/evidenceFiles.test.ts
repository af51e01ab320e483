import { randomUUID } from 'node:crypto';
import type { RecordKind } from '@contract/grazing/records';
import { evidenceCases, expectFigures } from '@domain/testing/evidenceCases';
import { readCsv } from '@domain/testing/readCsv';
import type { CaseRecord } from '@domain/testing/recordsOfCase';
import { aRecord } from '../../test/support/aRecord';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const ask = (name: string, query = '') => test.get(`${ranch.path}/export/${name}${query}`, { token: ranch.host.owner });
const rows = async (name: string, query = '') => readCsv((await ask(name, query)).body);

/** An example a year earlier: the clock of the tests is before its dates. */
const yearEarlier = <T>(inputs: T): T =>
  JSON.parse(
    JSON.stringify(inputs).replace(/\b20(2\d)-(?=\d\d-\d\d)/g, (_all, year: string) => `20${Number(year) - 1}-`),
  ) as T;

async function writeCase(records: readonly CaseRecord[]): Promise<void> {
  for (const { kind, uuid, data } of yearEarlier(records)) {
    if (kind === 'ranch') {
      const now = await ranch.record(ranch.uuid);
      const base = now?.revision ?? null;
      await ranch.write([
        { kind, uuid: ranch.uuid, base, data: { ...aRecord('ranch'), ...(now?.data ?? {}), ...data } },
      ]);
    } else await ranch.write([newRecord(kind as RecordKind, { ...unset(kind), ...data }, uuid)]);
  }
}

/** What a sample has and the examples have not. */
const unset = (kind: string): object =>
  kind === 'herd' || kind === 'paddock' ? { retired_at: null, ...(kind === 'paddock' && { shape: null }) } : {};

const figures = (row: Readonly<Record<string, string>> | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).map(([name, text]) => [name, text === '' ? null : Number(text)]));

interface YearInputs {
  readonly records: readonly CaseRecord[];
}

for (const { id, topic, inputs, expected } of evidenceCases<YearInputs>('V1 to V6', 'V1')) {
  it(`EVIDENCE 12.12: ${id} ${topic}, in year.csv`, async () => {
    await writeCase(inputs.records);
    const all = await rows('year.csv', '?year=2025');
    expect(all.map(({ unit, year, animal }) => [unit, year, animal])).toEqual([
      ['All', '2025', 'steers'],
      ['North', '2025', 'steers'],
    ]);
    const own = all.find(({ unit }) => unit === 'North');
    expectFigures(expected, figures(own));
    // They are recorded months after they happened.
    expect(own).toMatchObject({ share_live: '0', share_late: '1', recorded: 'late', attested_by: '' });
  });
}

interface DroughtInputs extends YearInputs {
  readonly year: number;
}

for (const { id, topic, inputs, expected } of evidenceCases<DroughtInputs>('D1, D2, D3')) {
  it(`EVIDENCE 12.12: ${id} ${topic}, in drought.csv`, async () => {
    await writeCase(inputs.records);
    const trigger = inputs.records.find(({ kind }) => kind === 'trigger')?.uuid ?? '';
    const decided = { trigger_uuid: trigger, on: '2025-06-30', at: '2025-07-01T12:00:00.000Z', by: 'Maria' };
    await ranch.write([newRecord('decision', decided)]);
    const all = await rows('drought.csv');
    expect(all).toMatchObject([
      { trigger: 'June', year: '2025', met: 'true', decision: 'done', by: 'Maria', at: decided.at },
      { year: '2026', value: '0', met: '', decision: '' },
    ]);
    expectFigures({ percent: expected.percent ?? { value: NaN, tolerance: 0 } }, { percent: Number(all[0]?.value) });
  });
}

interface MonitoringInputs {
  readonly key_area: object;
  readonly use_reading: object;
}

for (const { id, topic, inputs, expected } of evidenceCases<MonitoringInputs>('M1')) {
  it(`EVIDENCE 12.12: ${id} ${topic}, in monitoring.csv`, async () => {
    const [paddock, area] = [randomUUID(), randomUUID()];
    await ranch.write([newRecord('paddock', { name: 'Creek' }, paddock)]);
    await ranch.write([newRecord('key_area', { paddock_uuid: paddock, ...inputs.key_area }, area)]);
    const reading = { key_area_uuid: area, at: '2025-09-01T12:00:00.000Z', mean_in: null, readings: null };
    await ranch.write([newRecord('use_reading', { ...reading, ...inputs.use_reading })]);
    const [row] = await rows('monitoring.csv', '?year=2025');
    expect(row).toMatchObject({ paddock: 'Creek', key_area: 'Draw', year: '2025', read_at: reading.at, first_in: '' });
    const { meets, mean } = expected;
    if (mean !== undefined) expect(Number(row?.mean_in)).toBeCloseTo(Number(mean.value), 9);
    expect(row?.met).toBe(meets?.value === null ? '' : String(meets?.value));
    expect(await rows('monitoring.csv')).toMatchObject([{ year: '2026', met: '' }]);
  });
}

for (const { id, topic, inputs, expected } of evidenceCases<{ transect_reading: object }>('M2')) {
  it(`EVIDENCE 12.12: ${id} ${topic}, in cover.csv`, async () => {
    const [paddock, transect] = [randomUUID(), randomUUID()];
    await ranch.write([newRecord('paddock', {}, paddock)]);
    await ranch.write([newRecord('transect', { paddock_uuid: paddock, name: 'Bench' }, transect)]);
    await ranch.write([newRecord('transect_reading', { transect_uuid: transect, ...inputs.transect_reading })]);
    const [row] = await rows('cover.csv');
    expect(row).toMatchObject({ transect: 'Bench', transect_uuid: transect });
    const { points, bare } = expected;
    expect([Number(row?.points), Number(row?.bare_share) * 100]).toEqual([points?.value, bare?.value]);
    expect(await rows('cover.csv', '?from=2026-04-30')).toEqual([]);
  });
}

it('refuses a year that is none, and answers a ranch without anything with the columns', async () => {
  for (const query of ['?year=26', '?year=2026&year=2025', '?year=3000'])
    expect((await ask('year.csv', query)).statusCode).toBe(422);
  const first = async (name: string) => (await ask(name)).body.split('\r\n').slice(0, 2);
  expect(await first('drought.csv')).toEqual(['trigger,year,value,met,decision,by,at', '']);
  expect((await first('monitoring.csv'))[1]).toBe('');
  expect((await rows('year.csv', '?year=2025'))[0]).toMatchObject({
    unit: '',
    animal: '',
    head_days: '0',
    mean_kg: '',
  });
});
