import { randomUUID } from 'node:crypto';
import type { DeletedGroups, PastImports, RecordHistory } from '@contract/grazing/history';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import { RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { atReadersPace } from '../http/compression';
import { findSlice } from './slicesTable';
import { writeRecords } from './writeRecords';

jest.setTimeout(120_000);

const NOTE = 'Grass to the knee, ';
const GROUPS = 6;
let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  for (let group = 0; group < GROUPS; group += 1) await ranch.write(notes(500));
});
afterAll(() => test.close());

const notes = (count: number) =>
  Array.from({ length: count }, (_none, index) => newRecord('note', { text: `${index} ${NOTE.repeat(100)}` }));

function circle(corners: number) {
  const corner = (index: number): [number, number] => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  };
  return {
    type: 'Polygon' as const,
    coordinates: [Array.from({ length: corners + 1 }, (_none, index) => corner(index))],
  };
}

async function pagesFrom(query: string) {
  const pages: { page: RecordsPage; bytes: number }[] = [];
  for (let next: string | undefined = query; next !== undefined;) {
    const answer = await ranch.read(next);
    const page = answer.json<RecordsPage>();
    pages.push({ page, bytes: answer.rawPayload.length });
    next = page.has_more ? `?since=${page.next}&epoch=${page.epoch}` : undefined;
  }
  return pages;
}

it('attack W2: a page is bounded in bytes, ends with a revision, and all pages have each record once', async () => {
  const pages = await pagesFrom('');
  expect(pages.length).toBe(2);
  const uuids = pages.flatMap(({ page }) => page.records.map(({ uuid }) => uuid));
  expect(new Set(uuids).size).toBe(uuids.length);
  expect(uuids.length).toBe(GROUPS * 500 + 2);
  const largest = Math.max(...pages.map(({ bytes }) => bytes));
  expect(largest).toBeGreaterThan(RECORDS_PAGE_MAX_BYTES);
  expect(largest).toBeLessThan(RECORDS_PAGE_MAX_BYTES * 1.3);
  for (const { page } of pages) expect(page.next).toBe(page.records.at(-1)?.revision);
  expect(pages.at(-1)?.page.next).toBe(pages[0]?.page.head);
});

it('attack W2: a revision that is larger than a page is on one page all the same', async () => {
  const { head } = await ranch.page(`?since=0&limit=1`);
  await ranch.write(notes(3_000));
  const pages = await pagesFrom(`?since=${head}`);
  expect(pages.map(({ page }) => [page.records.length, page.has_more])).toEqual([[3_000, false]]);
});

it('attack W2: records.json has the ranch as it was when it was asked for, whatever is written while it is read', async () => {
  const { head, records } = JSON.parse((await ranch.read('?limit=10000')).body) as RecordsPage;
  const first = records.find(({ kind }) => kind === 'note');
  const all = (await pagesFrom('')).flatMap(({ page }) => page.records);
  const last = all.at(-1);
  const find = (asked: Parameters<typeof findSlice>[1], place: Parameters<typeof findSlice>[2]) =>
    findSlice(test.db, asked, place);
  const chunks = writeRecords(find, { ranchUuid: ranch.uuid, revision: head, at: Date.now() });
  let text = String((await chunks.next()).value);
  await ranch.write([
    { kind: 'note', uuid: first?.uuid, base: head, data: { text: 'Changed after it was sent' } },
    { kind: 'note', uuid: last?.uuid, base: head, data: null },
    newRecord('note', { text: 'New since' }),
  ]);
  for await (const chunk of chunks) text += chunk;
  const read = (JSON.parse(text) as RecordsPage).records;
  expect(read).toHaveLength(all.length);
  expect(read).toEqual(all);
});

it('D13: an answer is made no faster than its reader takes it', async () => {
  let made = 0;
  async function* answer() {
    for (; made < 100; made += 1) yield 'x'.repeat(1024 * 1024);
  }
  const stream = atReadersPace(answer());
  stream.once('readable', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(made).toBeLessThan(4);
  stream.destroy();
});

/** Reads pages until their end, by the cursor that each answers. */
async function pagesOf<T extends { next_cursor: string | null }>(path: string, query = '') {
  const pages: { page: T; bytes: number }[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.page.next_cursor ?? null) {
    const answer = await test.get(`${ranch.path}${path}?cursor=${cursor}${query}`, { token: ranch.host.owner });
    pages.push({ page: answer.json<T>(), bytes: answer.rawPayload.length });
  }
  return pages;
}

it('D13: what was deleted is told in pages that are bounded in bytes', async () => {
  const gone: number[] = [];
  for (let group = 0; group < 5; group += 1) {
    const made = notes(800);
    const base = await ranch.write(made);
    gone.unshift(await ranch.write(made.map(({ kind, uuid }) => ({ kind, uuid, base, data: null }))));
  }
  const pages = await pagesOf<DeletedGroups>('/deleted');
  const revisions = pages.map(({ page }) => page.groups.map(({ revision }) => revision));
  expect(revisions[0]).toEqual(gone.slice(0, 3));
  expect(revisions.flat().slice(0, 5)).toEqual(gone);
  expect(pages[0]?.page.groups[0]?.records).toHaveLength(800);
  expect(pages[0]?.bytes).toBeLessThan(RECORDS_PAGE_MAX_BYTES * 1.4);
});

it('attack F11: imports are told until the answer has its bytes, each with all that it changed', async () => {
  const told: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const shaped = (_none: unknown, index: number) =>
      newRecord('paddock', { acres: null, shape: circle(4_000 + index) });
    const paddocks = Array.from({ length: 35 }, shaped);
    const base = await ranch.write(paddocks);
    const given = paddocks.map(({ kind, uuid }) => ({ kind, uuid, base, data: { note: 'In the file too' } }));
    const import_uuid = randomUUID();
    await ranch.send([aGroup(given, { import_uuid })]);
    told.unshift(import_uuid);
  }
  const answer = await test.get(`${ranch.path}/imports`, { token: ranch.host.owner });
  const { imports, space } = answer.json<PastImports>();
  expect(imports.map(({ import_uuid, changed }) => [import_uuid, changed.length])).toEqual([[told[0], 35]]);
  expect(answer.rawPayload.length).toBeLessThan(RECORDS_PAGE_MAX_BYTES * 1.7);
  expect(space?.used).toBeGreaterThan(RECORDS_PAGE_MAX_BYTES);
});

it('attack F12: refusals tell what is there now until the answer has the bytes of a page', async () => {
  const paddock = newRecord('paddock', { acres: null, shape: circle(4_990) });
  const base = await ranch.write([paddock]);
  await ranch.write([{ ...paddock, base, data: { note: 'Changed meanwhile' } }]);
  const groups = Array.from({ length: 60 }, () => aGroup([{ ...paddock, base, data: { note: 'Mine' } }]));
  const answer = await ranch.send(groups);
  const { results } = answer.json<{ results: { code: string; records?: object[] }[] }>();
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['changed_meanwhile']));
  expect([results[0]?.records?.length, results.at(-1)?.records]).toEqual([1, undefined]);
  expect(answer.rawPayload.length).toBeGreaterThan(RECORDS_PAGE_MAX_BYTES);
  expect(answer.rawPayload.length).toBeLessThan(RECORDS_PAGE_MAX_BYTES * 1.2);
});

it('D13: a history is told in pages that are bounded in bytes, each version once', async () => {
  const paddock = newRecord('paddock', { acres: null, shape: circle(4_000) });
  const revisions = [await ranch.write([paddock])];
  while (revisions.length < 40) {
    const data = { shape: circle(4_000 + revisions.length) };
    revisions.unshift(await ranch.write([{ kind: 'paddock', uuid: paddock.uuid, base: revisions[0] ?? 0, data }]));
  }
  for (const isRelated of [false, true]) {
    const pages = await pagesOf<RecordHistory>(`/records/${paddock.uuid}/history`, `&related=${isRelated}`);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ page }) => page.versions.map(({ revision }) => revision))).toEqual(revisions);
    for (const { bytes } of pages) expect(bytes).toBeLessThan(RECORDS_PAGE_MAX_BYTES * 1.2);
  }
});
