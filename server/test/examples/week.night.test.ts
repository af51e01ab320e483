import { KEY_WRITES_A_MINUTE_MAX } from '@contract/http/limits';
import { ExampleWeek } from '../support/ExampleWeek';
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

const dayOf = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
const DAYS = Array.from({ length: KEY_WRITES_A_MINUTE_MAX + 1 }, (_, index) => dayOf(index));

it('OPEN K7, K9, K10: more readings than a minute takes wait for the next one, and none is lost', async () => {
  await week.says('listening');
  week.reads(...DAYS.map((day) => `rain ${day} 0.1`));
  const { code, stdout, stderr } = await week.end();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('waiting: 429\n');
  expect(DAYS.filter((day) => !stdout.includes(`rain ${day} created\n`))).toEqual([]);
  const described = await week.call<Described>('GET', 'v1/openapi.json');
  expect(week.saved.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(week.saved.flatMap((answer) => problemsOf(answer, described))).toEqual([]);
});
