import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import { ExampleWeek } from '../support/ExampleWeek';
import type { SavedAnswer } from '../support/Recorder';
import { cleanUp } from '../support/runningServer';
import { problemsOf, type Described } from '../support/savedAnswers';

jest.setTimeout(600_000);

let week: ExampleWeek;
beforeAll(async () => {
  week = await ExampleWeek.start();
});
afterAll(async () => {
  await week.close();
  await cleanUp();
});

it('OPEN K10: a week of readings, told by a webhook, through a restart and a replaced key', async () => {
  const { call, ranch, keys } = week;
  await week.says('listening');
  expect(week.said).toContain(`read herd ${ranch.herd}\n`);
  week.reads('rain 2026-04-20 0.4');
  await week.says('rain 2026-04-20 created');
  await week.says('told record.changed');
  await week.says(/^read rain /m);

  await week.withoutServer(() => week.reads('rain 2026-04-21 0.1'));
  await week.says('rain 2026-04-21 created');

  await call('DELETE', `v1/ranch/${ranch.uuid}/key/${keys[0]?.uuid}`);
  week.reads('weighing session-1 Cows 982000123456789=1204 982000123456790=1187');
  await week.says('the key has ended: the next one');
  await week.says('weighing session-1 created');
  week.reads('rain 2026-04-21 0.2');
  await week.says('rain 2026-04-21 changed');

  expect(await week.end()).toMatchObject({ code: 0, stderr: '' });
  const { records } = await call<RecordsPage>('GET', `v1/ranch/${ranch.uuid}/records`);
  const written = records.filter(({ kind }) => kind === 'rain' || kind === 'weighing').map(({ data }) => data);
  expect(written).toEqual([
    { on: '2026-04-20', inches: 0.4 },
    expect.objectContaining({
      herd_uuid: ranch.herd,
      entries: [expect.objectContaining({ lb: 1204 }), expect.objectContaining({ lb: 1187 })],
    }),
    { on: '2026-04-21', inches: 0.2 },
  ]);
});

it('OPEN K9: a saved copy of all answers of the week is as described, by another validator', async () => {
  const copy = join(week.folder, 'answers.json');
  await writeFile(copy, JSON.stringify(week.saved));
  const saved = JSON.parse(await readFile(copy, 'utf8')) as SavedAnswer[];
  const described = await week.call<Described>('GET', 'v1/openapi.json');
  expect(saved.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 201, 401]));
  expect(saved.flatMap((answer) => problemsOf(answer, described))).toEqual([]);
  const [made] = saved.filter(({ status }) => status === 201);
  const spoiled = { ...made, body: '{"status":"made"}' } as SavedAnswer;
  expect(problemsOf(spoiled, described).length).toBeGreaterThan(0);
});
