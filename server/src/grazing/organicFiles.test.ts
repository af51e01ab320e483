import { randomUUID } from 'node:crypto';
import { evidenceCases } from '@domain/testing/evidenceCases';
import type { CaseRecord } from '@domain/testing/recordsOfCase';
import { readCsv } from '@domain/testing/readCsv';
import type { Change } from '@contract/grazing/changes';
import { isRecordKind } from '@contract/grazing/records';
import { aRecord } from '../../test/support/aRecord';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

interface Inputs {
  readonly records: readonly CaseRecord[];
  readonly year: number;
  readonly as_of: string;
  readonly class: string;
}

/** The feeding that every example calls so. */
const FEEDING = '00000000-0000-4000-8000-000000000100';
const [CLASS] = aRecord('count').classes;
if (CLASS === undefined) throw new Error('A count has a class');

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

/** Examples are of 2026, which isn't over for these tests; 2025 has the same days. */
const ofYearBefore = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('2026-', '2025-').replaceAll('2027-', '2026-')) as Value;

/** An example's records as a person would send them. Its settings are those of any ranch. */
const asChanges = (records: readonly CaseRecord[]): Change[] =>
  records.flatMap(({ kind, uuid, data }) =>
    isRecordKind(kind) && kind !== 'ranch' ? [newRecord(kind, data, uuid)] : [],
  );

for (const { id, topic, inputs, expected } of evidenceCases<Inputs>('N1 to N5', 'N1', 'N3', 'N4')) {
  it(`EVIDENCE 12.10: ${id} ${topic}, sent and read back as organic.csv`, async () => {
    const ranch = await GrazingRanch.start(test);
    const { records, year, as_of } = ofYearBefore(inputs);
    await ranch.write(asChanges(records));
    const path = `${ranch.path}/export/organic.csv?year=${year - 1}&at=${as_of}`;
    const answer = await test.get(path, { token: ranch.host.owner });
    const row = readCsv(answer.body).find((each) => each.class === inputs.class && each.herd === '');
    for (const [column, { value, tolerance }] of Object.entries(expected)) {
      const own = row?.[column];
      if (own === undefined || column === 'lacks') continue;
      if (value === null) expect([column, own]).toEqual([column, '']);
      else expect([column, Math.abs(Number(own) - Number(value)) <= tolerance]).toEqual([column, true]);
    }
    expect(row?.lacks).toBe(id === 'E46' ? `dm_percent ${FEEDING}` : '');
  });
}

it('ration.csv has a row for each feed, class and month, and the dry matter of what is known', async () => {
  const ranch = await GrazingRanch.start(test);
  const [herd, paddock, feedstuff] = [randomUUID(), randomUUID(), randomUUID()];
  const cows = { ...CLASS, animal: 'cows' as const, head: 10 };
  await ranch.write([
    newRecord('herd', { name: 'Milkers' }, herd),
    newRecord('paddock', {}, paddock),
    newRecord('feedstuff', { name: 'First cut', certificate: 'NOP-1' }, feedstuff),
    newRecord('grazing_season', { starts_on: '2025-05-01', ends_on: '2025-06-30' }),
    newRecord('demand', { animal: 'cows', starts_on: '2025-01-01', dmd_lb: 40, dmd_percent: null }),
    newRecord('count', { herd_uuid: herd, at: '2025-01-01T12:00:00.000Z', classes: [cows] }),
    newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at: '2025-04-01T12:00:00.000Z' }),
    newRecord('feed', {
      ...{ herd_uuid: herd, at: '2025-05-31T18:00:00.000Z', lb: 400, dm_percent: 90, days: 2, what: 'hay' },
      ...{ use: 'eaten', feedstuff_uuid: feedstuff },
    }),
    newRecord('feed', {
      ...{ herd_uuid: herd, at: '2025-06-02T18:00:00.000Z', lb: 100, dm_percent: null, days: null, what: 'silage' },
      ...{ use: 'eaten' },
    }),
  ]);
  const answer = await test.get(`${ranch.path}/export/ration.csv?year=2025`, { token: ranch.host.owner });
  expect(answer.body.split('\r\n')).toEqual([
    'month,class,stage,herd,feedstuff,what,source,status,certificate,lb,dm_percent,dry_lb',
    '2025-05,cows,lactating,Milkers,First cut,hay,bought,organic,NOP-1,200,90,180',
    '2025-06,cows,lactating,Milkers,First cut,hay,bought,organic,NOP-1,200,90,180',
    '2025-06,cows,lactating,Milkers,,silage,,,,100,,',
    '',
  ]);
});

it.each(['organic.csv', 'ration.csv'])('%s of a ranch without any record has its columns', async (file) => {
  const ranch = await GrazingRanch.start(test);
  const answer = await test.get(`${ranch.path}/export/${file}?year=2025`, { token: ranch.host.owner });
  expect([answer.statusCode, answer.body.split('\r\n').length]).toEqual([200, 2]);
});
