import fc from 'fast-check';
import type { Change } from '@contract/grazing/changes';
import { aGroup, newRecord } from './GrazingRanch';
import type { KeyRanch } from './KeyRanch';

/** Tries that often, at random, to change or delete by key what its source didn't make: all of it is refused, and nothing changes. */
export async function attemptOthers(keys: KeyRanch, attempts: number): Promise<void> {
  const { ranch, test } = keys;
  const others: { change: Change; revision: number }[] = [];
  for (let index = 0; index < 10; index += 1) {
    const change = newRecord('rain', { inches: index / 10 });
    others.push({ change, revision: await ranch.write([change]) });
  }
  for (const each of others.slice(0, 3)) {
    each.revision = await ranch.write([{ kind: 'rain', uuid: each.change.uuid, base: each.revision, data: null }]);
  }
  const groupOfPerson = aGroup([newRecord('rain')]);
  await ranch.result(groupOfPerson);
  const another = await keys.makeWriting({ source: 'Another scale' });
  const byAnother = newRecord('rain');
  others.push({ change: byAnother, revision: await ranch.write([byAnother], another.key) });
  const { key } = await keys.makeWriting();
  const before = await ranch.page();
  const attempt = fc.record({
    which: fc.constantFrom(...others),
    data: fc.constantFrom(null, { inches: 9 }, { inches: 0 }, newRecord('rain').data),
    base: fc.constantFrom('theirs' as const, null, 0, groupOfPerson.uuid, 999_999),
    beside: fc.boolean(),
  });
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(attempt, async ({ which, data, base, beside }) => {
      calls += 1;
      // The writes of another minute.
      if (calls % 50 === 0) await test.db.deleteFrom('address_tries').execute();
      const change = { kind: 'rain', uuid: which.change.uuid, base: base === 'theirs' ? which.revision : base, data };
      const result = await ranch.apply(beside ? [newRecord('rain'), change] : [change], key);
      expect(result.status).toBe('refused');
      expect(JSON.stringify(result)).not.toContain('inches":0.');
    }),
    { numRuns: attempts },
  );
  expect(await ranch.page()).toEqual(before);
}
