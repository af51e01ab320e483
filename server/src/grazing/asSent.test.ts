import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/grazing/changes';
import type { RanchRecord } from '@contract/grazing/records';
import fc from 'fast-check';
import { aRecord } from '../../test/support/aRecord';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
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

type Known = ReadonlyMap<string, RanchRecord>;

async function readAll(): Promise<Known> {
  const { records } = await ranch.page('?since=0');
  return new Map(records.map((record) => [record.uuid, record]));
}

/** The records as their sender has them from the answer alone. */
function written(before: Known, changes: readonly Change[], revision: number, changed_at: string, by: string | null) {
  return changes.map(({ kind, uuid, data }) => ({
    kind,
    uuid,
    revision,
    changed_at,
    changed_by: by,
    data: data === null ? null : { ...(before.get(uuid)?.data as object | undefined), ...data },
  }));
}

const herd = (fields: object, base: Change['base'], uuid: string) =>
  ({ kind: 'herd', uuid, base, data: fields }) as Change;

describe('a group that is written as it was sent', () => {
  it('is told when, by whom and over which revisions, so that it need not be read back', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const revision = await ranch.write([newRecord('herd', {}, one)]);
    const before = await readAll();
    const changes = [herd({ name: 'South' }, revision, one), newRecord('herd', {}, other)];
    const result = await ranch.apply(changes);
    expect(result).toMatchObject({ status: 'applied', revision: 3, as_sent: { over: 2 } });
    if (result.status !== 'applied' || result.as_sent === undefined) throw new Error('not as sent');
    const { changed_at, changed_by } = result.as_sent;
    const after = await readAll();
    expect(written(before, changes, 3, changed_at, changed_by)).toEqual([after.get(one), after.get(other)]);
  });

  it.each([
    ['a name that is trimmed', (uuid: string, base: number) => herd({ name: ' South  herd ' }, base, uuid)],
    ['a field that is so already', (uuid: string, base: number) => herd({ name: 'Here' }, base, uuid)],
  ])('is not told for %s', async (_what, change) => {
    const uuid = randomUUID();
    const revision = await ranch.write([newRecord('herd', { name: 'Here' }, uuid)]);
    const result = await ranch.apply([change(uuid, revision), newRecord('herd')]);
    expect(result).toMatchObject({ status: 'applied', revision: 3 });
    expect(result).not.toHaveProperty('as_sent');
  });

  it('is not told for a record that was deleted and comes back', async () => {
    const uuid = randomUUID();
    const revision = await ranch.write([newRecord('herd', {}, uuid)]);
    const deleted = await ranch.write([{ kind: 'herd', uuid, base: revision, data: null }]);
    const result = await ranch.apply([herd(aRecord('herd'), deleted, uuid)]);
    expect(result).toMatchObject({ status: 'applied' });
    expect(result).not.toHaveProperty('as_sent');
  });

  it('is not told for a group that comes again', async () => {
    const group = aGroup([newRecord('herd')]);
    expect(await ranch.result(group)).toHaveProperty('as_sent');
    expect(await ranch.result(group)).not.toHaveProperty('as_sent');
  });

  it('is told only where it is true, whatever is sent', async () => {
    const uuids = Array.from({ length: 4 }, () => randomUUID());
    const someFields = fc.record(
      {
        name: fc.constantFrom('North', 'South ', 'East'),
        ours: fc.boolean(),
        note: fc.constantFrom('', 'wet', ' dry'),
      },
      { requiredKeys: [] },
    );
    const edit = fc.tuple(
      fc.constantFrom(...uuids),
      fc.option(someFields, { freq: 4 }),
      fc.integer({ min: 0, max: 3 }),
    );
    const edits = fc.uniqueArray(edit, { minLength: 1, maxLength: 3, selector: ([uuid]) => uuid });
    await fc.assert(
      fc.asyncProperty(edits, async (all) => {
        const before = await readAll();
        const changes = all.map(([uuid, data, age]): Change => {
          const there = before.get(uuid);
          if (there === undefined) return newRecord('herd', data ?? {}, uuid);
          if (data === null) return { kind: 'herd', uuid, base: there.revision, data: null };
          const fields = there.data === null ? { ...aRecord('herd'), ...data } : data;
          return herd(fields, Math.max(0, there.revision - age), uuid);
        });
        const result = await ranch.apply(changes);
        if (result.status !== 'applied' || result.as_sent === undefined || result.revision === null) return;
        const { changed_at, changed_by, over } = result.as_sent;
        const after = await readAll();
        const own = written(before, changes, result.revision, changed_at, changed_by);
        expect(own).toEqual(changes.map(({ uuid }) => after.get(uuid)));
        expect(over).toBe(changes.reduce((sum, { uuid }) => sum + (before.get(uuid)?.revision ?? 0), 0));
      }),
      { numRuns: 60 },
    );
  });
});
