import { randomUUID } from 'node:crypto';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(120_000);

const ROWS = 10_000;
const GROUPS = 20;

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => newRecord('note', { text: `Note ${index}` }));

/** The ids of all records after a revision, page by page, and how many pages there were. */
async function readFrom(since: number, limit: number) {
  const uuids: string[] = [];
  let pages = 0;
  for (let next = since, more = true; more; pages += 1) {
    const page = await ranch.page(`?since=${next}&limit=${limit}`);
    uuids.push(...page.records.map(({ uuid }) => uuid));
    [next, more] = [page.next, page.has_more];
  }
  return { uuids, pages };
}

it('10,000 records of 20 groups in one call come back once each, page by page', async () => {
  const { head } = await ranch.page();
  const groups = Array.from({ length: GROUPS }, () => aGroup(notes(ROWS / GROUPS)));
  const answer = await ranch.send(groups);
  const results = answer.json<{ results: { status: string }[] }>().results;
  expect(results.map(({ status }) => status)).toEqual(new Array(GROUPS).fill('applied'));
  const { uuids, pages } = await readFrom(head, 3_000);
  const sent = groups.flatMap(({ changes }) => changes.map((change) => (change as { uuid: string }).uuid));
  expect(uuids.toSorted()).toEqual(sent.toSorted());
  expect(pages).toBe(4);
});

it('a group of 10,000 is applied whole, stands on one page, and with one bad reference not at all', async () => {
  const { head } = await ranch.page();
  const bad = [...notes(ROWS - 1), newRecord('note', { herd_uuid: randomUUID() })];
  expect(await ranch.apply(bad)).toMatchObject({ status: 'refused', code: 'unknown_reference', change: ROWS - 1 });
  expect(await ranch.page(`?since=${head}`)).toMatchObject({ head, records: [] });
  await ranch.write(notes(ROWS));
  const { uuids, pages } = await readFrom(head, 100);
  expect([uuids.length, pages]).toEqual([ROWS, 1]);
});
