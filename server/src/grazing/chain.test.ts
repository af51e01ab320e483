import { randomUUID } from 'node:crypto';
import type { Said } from '@contract/grazing/said';
import fc from 'fast-check';
import { sql } from 'kysely';
import { actAs } from '../../test/support/actAs';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { createEmptyDatabase } from '../../test/support/testDatabase';
import { changesSha256, groupLine, lineSha256, NO_LINE } from '../chain/lines';
import { dataSha256, labelSha256 } from '../chain/salted';
import type { Db } from '../db/Database';
import { turnsOf } from '../platform/turns';

jest.setTimeout(60_000);

/** A line as a test looks at it. */
type Line = Readonly<Record<string, unknown>>;

interface KeptGroup {
  uuid: string;
  revision: number | null;
  at: Date;
  sent_at: Date | null;
  applied_at: Date;
  sealed_at: Date | null;
  sender_uuid: string | null;
  on_behalf_of: string | null;
  import_uuid: string | null;
  file_of: string | null;
  label: string;
  said: Said | null;
  label_salt: Buffer;
  versions: { kind: string; uuid: string; data: object | null; salt: string }[];
}

interface Kept {
  n: number;
  line_sha256: Buffer;
  line: Line | null;
  written: KeptGroup;
}

async function keptLines(db: Db, ranchUuid: string): Promise<Kept[]> {
  const { rows } = await sql<KeptGroup & Omit<Kept, 'written'>>`
    select n, line_sha256, line, null as uuid from record_lines where ranch_uuid = ${ranchUuid} order by n`.execute(db);
  const groups = await sql<KeptGroup & Omit<Kept, 'written'>>`
    select chain_n as n, line_sha256, null as line, written.*, (
      select coalesce(json_agg(json_build_object('kind', r.kind, 'uuid', v.uuid, 'data', v.data, 'salt', encode(v.salt, 'hex'))), '[]')
      from record_versions v join records r using (ranch_uuid, uuid)
      where v.ranch_uuid = written.ranch_uuid and v.group_uuid = written.uuid
    ) as versions
    from record_groups written where ranch_uuid = ${ranchUuid} and chain_n is not null`.execute(db);
  return [...rows, ...groups.rows]
    .map(({ n, line_sha256, line, ...written }) => ({ n, line_sha256, line, written }))
    .sort((one, other) => one.n - other.n);
}

async function lineOf(kept: Kept, ranchUuid: string, epoch: string, prev: Buffer): Promise<Line> {
  if (kept.line !== null) return kept.line;
  const { written } = kept;
  const versions = written.versions.map(({ kind, uuid, data, salt }) => ({
    kind,
    uuid,
    sha256: dataSha256(data, Buffer.from(salt, 'hex')),
  }));
  return groupLine(
    { n: kept.n, ranchUuid, epoch, prev },
    {
      uuid: written.uuid,
      revision: written.revision,
      at: written.at,
      sentAt: written.sent_at,
      receivedAt: written.applied_at,
      by: written.sender_uuid,
      onBehalfOf: written.on_behalf_of,
      importUuid: written.import_uuid,
      sourceUuid: null,
      fileOf: written.file_of,
      labelSha256: labelSha256(written.label, written.said, written.label_salt),
      changes: versions.length,
      changesSha256: await changesSha256(versions, turnsOf(ranchUuid)),
      sealedAt: written.sealed_at,
    },
  );
}

/** The lines of a ranch's chain as they follow from what is in the database, each of which must give the hash that is kept. */
async function keptChain(db: Db, ranchUuid: string): Promise<Line[]> {
  const lines: Line[] = [];
  let prev: Buffer = NO_LINE;
  let epoch = '';
  for (const [index, kept] of (await keptLines(db, ranchUuid)).entries()) {
    const line = await lineOf(kept, ranchUuid, epoch, prev);
    epoch = String(line.epoch);
    expect([kept.n, line.n, line.prev]).toEqual([index, index, prev.toString('hex')]);
    expect(lineSha256(line)).toEqual(kept.line_sha256);
    prev = kept.line_sha256;
    lines.push(line);
  }
  const end = { chain_n: lines.length - 1, chain_sha256: prev };
  const columns = ['chain_n', 'chain_sha256'] as const;
  expect(await db.selectFrom('ranches').select(columns).where('uuid', '=', ranchUuid).executeTakeFirst()).toEqual(end);
  return lines;
}

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const chain = () => keptChain(test.db, ranch.uuid);

it('a new ranch has line 0 and the line of its founding', async () => {
  expect(await chain()).toMatchObject([
    { n: 0, type: 'genesis', prev: '0'.repeat(64), ranch: ranch.uuid },
    { n: 1, type: 'group', revision: 1, changes: 2, sent_at: null, for: null },
  ]);
});

it('each accepted group is a line, also one that changes nothing; refused ones have none', async () => {
  const herd = randomUUID();
  const revision = await ranch.write([newRecord('herd', {}, herd)]);
  const rename = { kind: 'herd', uuid: herd, base: revision, data: { name: 'Heifers' } };
  await ranch.write([rename]);
  const nothing = aGroup([rename]);
  expect(await ranch.result(nothing)).toMatchObject({ status: 'applied', revision: null });
  expect(await ranch.apply([newRecord('herd', { name: '' })])).toMatchObject({ status: 'refused' });
  await ranch.write([{ kind: 'herd', uuid: herd, base: revision + 1, data: null }]);
  const lines = await chain();
  expect(lines.map(({ n, revision: of, changes }) => [n, of, changes])).toEqual([
    [0, undefined, undefined],
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 1],
    [4, null, 0],
    [5, 4, 1],
  ]);
  expect(lines[4]).toMatchObject({ group: nothing.uuid });
});

it('a group that is sent 20 times at once is one line', async () => {
  const group = aGroup([newRecord('herd')]);
  await Promise.all(Array.from({ length: 20 }, () => ranch.result(group)));
  expect(await chain()).toHaveLength(3);
});

it('a line says when it was done and sent, by both clocks, and by whom', async () => {
  const group = aGroup([newRecord('herd')], { import_uuid: randomUUID() });
  test.clock.advance(1_500);
  const sent = test.clock.now().toISOString();
  await ranch.send([group], ranch.host.owner, { sent_at: sent });
  const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
  const line = (await chain()).at(-1);
  expect(line).toMatchObject({
    group: group.uuid,
    at: group.at,
    sent_at: sent,
    received_at: sent,
    by: uuid,
    for: null,
    import: group.import_uuid,
  });
  expect(line).not.toHaveProperty('file_of');
});

it('EVIDENCE 12.9: a masquerade is in `for`', async () => {
  const token = await actAs(test, ranch.host.email);
  await ranch.write([newRecord('herd')], token);
  const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
  const line = (await chain()).at(-1);
  expect(line).toMatchObject({ for: uuid });
  expect(line?.by).not.toBe(uuid);
});

it('EVIDENCE 12.17: a group of a file of changes names whose file it was', async () => {
  const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
  const call = { schema: 1, sent_at: test.clock.now().toISOString(), groups: [aGroup([newRecord('herd')])] };
  await test.post(`${ranch.path}/changes?file_of=${uuid}`, call, { token: ranch.host.owner });
  expect((await chain()).at(-1)).toMatchObject({ file_of: uuid });
});

it('a group that a process without chains wrote makes the next ones wait, and no line is wrong', async () => {
  await ranch.write([newRecord('herd')]);
  const before = await chain();
  await sql`
    update record_groups set chain_n = null, line_sha256 = null
    where ranch_uuid = ${ranch.uuid} and revision = 2`.execute(test.db);
  await ranch.write([newRecord('herd')]);
  const waiting = test.db.selectFrom('record_groups').select('revision').where('ranch_uuid', '=', ranch.uuid);
  expect(await waiting.where('chain_n', 'is', null).orderBy('revision').execute()).toEqual([
    { revision: 2 },
    { revision: 3 },
  ]);
  expect(before).toHaveLength(3);
});

it('EVIDENCE 12.5: a restored backup is a line, and groups go on behind it', async () => {
  await ranch.write([newRecord('herd')]);
  const [files, target] = await Promise.all([newFolder(), createEmptyDatabase()]);
  await backUp(test.databaseUrl, files.at('file'));
  const before = await chain();
  await ranch.write([newRecord('herd')]);
  await restoreInto({ databaseUrl: target.url }, files.at('file'));
  const after = await TestApp.start({ reroute: async () => target.url });
  const call = { schema: 1, sent_at: after.clock.now().toISOString(), groups: [aGroup([newRecord('herd')])] };
  expect((await after.post(`${ranch.path}/changes`, call, { token: ranch.host.owner })).statusCode).toBe(200);
  const lines = await keptChain(after.db, ranch.uuid);
  expect(lines.slice(0, 3)).toEqual(before);
  const { epoch } = await after.db.selectFrom('record_epoch').select('epoch').executeTakeFirstOrThrow();
  expect(lines.slice(3)).toMatchObject([
    { type: 'restore', epoch, from_epoch: before[0]?.epoch },
    { type: 'group', epoch, changes: 1 },
  ]);
  await after.close();
  await Promise.all([files.remove(), target.drop()]);
});

const hard = fc.oneof(
  fc.constantFrom(
    1e-7,
    1e21,
    -0,
    1.7976931348623157e308,
    5e-324,
    0.1 + 0.2,
    -105.51234567890123,
    1e20,
    123456789012345680000,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('🐄', 'Süd\u00adseite', '\u2028"\\/\u001f', '', 'é'),
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
);
const anyData = fc.dictionary(
  fc.constantFrom('a', 'B', '€', '😀', 'דּ', '1', '__proto__'),
  fc.oneof(hard, fc.array(hard)),
);

it('data that are hashed when written and when read back from jsonb give one hash', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, async (data) => {
      const { rows } = await sql<{ data: object; text: string }>`
        select data, data::text as text from (select ${JSON.stringify(data)}::jsonb as data) as one`.execute(test.db);
      const salt = Buffer.alloc(16);
      const [written, read, told] = [data, rows[0]?.data, JSON.parse(rows[0]?.text ?? '')].map((one) =>
        dataSha256(one as object, salt),
      );
      expect([read, told]).toEqual([written, written]);
    }),
    { numRuns: 300 },
  );
});
