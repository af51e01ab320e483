import { createHash, randomUUID } from 'node:crypto';
import type { GroupResult } from '@contract/grazing/changes';
import type { DeletedGroups, RecordHistory } from '@contract/grazing/history';
import canonicalize from 'canonicalize';
import { actAs } from '../../test/support/actAs';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { aGroup, GrazingRanch, newRecord, type SentGroup } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { createEmptyDatabase } from '../../test/support/testDatabase';
import { TestApp } from '../../test/support/testApp';
import { addUnchainedGroups } from '../../test/support/unchained';
import { wholeState } from '../../test/support/wholeState';
import { hashOfGroup } from '../grazing/readGroup';
import { turnsOf } from '../platform/turns';

jest.setTimeout(120_000);

const TEXT = 'Vet says Rosalinda Quintana was hurt at the chute';
const NAME = "Maria's Ranch";

let test: TestApp;
let ranch: GrazingRanch;
let owner: string;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  owner = ranch.host.owner;
});
afterAll(() => test.close());

const asked = { name: NAME, reason: 'person_request' };
const erase = (uuid: string, revision: number, body: object = asked, token = owner) =>
  test.post(`${ranch.path}/records/${uuid}/history/${revision}/erase`, body, { token });
const eraseLabel = (groupUuid: string, body: object = asked, token = owner) =>
  test.post(`${ranch.path}/group/${groupUuid}/erase`, body, { token });
const get = async <Told>(path: string, of: TestApp = test): Promise<Told> =>
  (await of.get(`${ranch.path}/${path}`, { token: owner })).json<Told>();
const historyOf = async (uuid: string) => (await get<RecordHistory>(`records/${uuid}/history`)).versions;
const download = async (of: TestApp = test) =>
  (await of.get(`${ranch.path}/export/history.jsonl`, { token: owner })).body;
const applied = (result: GroupResult) => {
  if (result.status !== 'applied' || result.revision === null) throw new Error(JSON.stringify(result));
  return result.revision;
};

interface Noted {
  group: SentGroup;
  uuid: string;
  revision: number;
}

/** A note with a name in it, which is gone from what holds now. */
async function aNote(text = TEXT): Promise<Noted> {
  const uuid = randomUUID();
  const group = aGroup([newRecord('note', { text }, uuid)], { label: `Added a note: ${text}` });
  const revision = applied(await ranch.result(group));
  await ranch.write([{ kind: 'note', uuid, base: revision, data: { text: 'Hurt at the chute' } }]);
  return { group, uuid, revision };
}

async function anErasedNote(): Promise<Noted> {
  const noted = await aNote();
  expect((await erase(noted.uuid, noted.revision)).statusCode).toBe(204);
  expect((await eraseLabel(noted.group.uuid)).statusCode).toBe(204);
  return noted;
}

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');

/** What somebody computes who has the database and tries names: hashes without a salt, and the hash of the group. */
async function triedHashes({ group, uuid }: Noted, names: readonly string[]): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const name of names) {
    const text = TEXT.replace('Rosalinda Quintana', name);
    const label = `Added a note: ${text}`;
    const { data } = newRecord('note', { text }, uuid);
    const tried = { ...group, label, changes: [{ kind: 'note', uuid, base: null, data }] };
    hashes.add((await hashOfGroup(tried, turnsOf('a ranch', { check: () => undefined }))).toString('hex'));
    hashes
      .add(sha256(canonicalize(data) ?? ''))
      .add(sha256(canonicalize(label) ?? ''))
      .add(sha256(text))
      .add(sha256(name));
  }
  return hashes;
}

const NAMES = [...Array.from({ length: 10_000 }, (_, index) => `Person ${index}`), 'Rosalinda Quintana'];
const rowsOf = async () =>
  Object.values(await wholeState(test.db))
    .flat()
    .join('\n');
const hashesIn = (text: string) => new Set(text.match(/[0-9a-f]{64}/g));

describe('what is erased', () => {
  it('EVIDENCE 12.6: is not in the database, the file or answers, nor found by trying 10,000 names', async () => {
    const noted = await aNote();
    const tried = await triedHashes(noted, NAMES);
    const isFound = (text: string) => [...hashesIn(text)].some((hash) => tried.has(hash));
    const before = await rowsOf();
    expect([before.includes('Rosalinda'), isFound(before)]).toEqual([true, true]);
    await erase(noted.uuid, noted.revision);
    await eraseLabel(noted.group.uuid);
    const answers = await Promise.all(
      [
        `records/${noted.uuid}/history`,
        `records/${noted.uuid}/history?related=true`,
        'records',
        'deleted',
        'imports',
      ].map(async (path) => JSON.stringify(await get(path))),
    );
    for (const text of [await rowsOf(), await download(), ...answers]) {
      expect([text.includes('Rosalinda'), text.includes('Quintana'), isFound(text)]).toEqual([false, false, false]);
    }
  });

  it('EVIDENCE 12.6: is a line in the chain, which is whole', async () => {
    const { uuid, revision, group } = await anErasedNote();
    const { lines } = readHistory(await download());
    const of = lines.find(({ line }) => line.group === group.uuid);
    expect(of).toMatchObject({
      label: { erased: true },
      changes: [{ kind: 'note', uuid, erased: true }],
      line: { revision },
    });
    const by = (await test.me(owner)).json<{ uuid: string }>().uuid;
    const said = { type: 'erasure', by, of: of?.line.n, reason: 'person_request' };
    expect(lines.slice(-2).map(({ line }) => line)).toMatchObject([
      { ...said, uuid },
      { ...said, uuid: group.uuid },
    ]);
    await ranch.write([newRecord('herd')]);
    readHistory(await download());
  });

  it('is told as erased in the history of the record', async () => {
    const { uuid, group } = await anErasedNote();
    const [, first] = await historyOf(uuid);
    expect(first).toMatchObject({ data: null, erased: true, label: '', label_erased: true, group_uuid: group.uuid });
  });

  it('has one line however often and by however many it is asked for', async () => {
    const { uuid, revision, group } = await aNote();
    const all = await Promise.all([1, 2, 3].flatMap(() => [erase(uuid, revision), eraseLabel(group.uuid)]));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204));
    const { lines } = readHistory(await download());
    expect(lines.filter(({ line }) => line.type === 'erasure')).toHaveLength(2);
  });

  it('gives back the space that it took', async () => {
    const { uuid, revision } = await aNote();
    const used = async () => (await get<{ space: { used: number } }>('imports')).space.used;
    const before = await used();
    await erase(uuid, revision);
    expect(before - (await used())).toBe(Buffer.byteLength(JSON.stringify(newRecord('note', { text: TEXT }).data)));
  });
});

describe('a group of which something was erased', () => {
  it('EVIDENCE 12.6: D1: is applied when it is sent 20 times again, and from a file, and brings nothing back', async () => {
    const { uuid, group } = await anErasedNote();
    const head = (await ranch.page()).head;
    const byOwner = (await test.me(owner)).json<{ uuid: string }>().uuid;
    for (let time = 0; time < 20; time += 1) expect(await ranch.result(group)).toMatchObject({ status: 'applied' });
    const file = { schema: 1, sent_at: test.clock.now().toISOString(), groups: [group] };
    const manager = await ranch.member(`manager-${ranch.uuid}@example.com`, 'manager');
    const read = await test.post(`${ranch.path}/changes?file_of=${byOwner}`, file, { token: manager });
    expect(read.json()).toMatchObject({ results: [{ status: 'applied' }] });
    expect((await ranch.page()).head).toBe(head);
    expect(JSON.stringify([await historyOf(uuid), readHistory(await download())])).not.toContain('Rosalinda');
  });

  it('EVIDENCE 12.6: is applied after a backup was restored, and brings nothing back', async () => {
    const { group } = await anErasedNote();
    const [files, target] = await Promise.all([newFolder(), createEmptyDatabase()]);
    await backUp(test.databaseUrl, files.at('file'));
    await restoreInto({ databaseUrl: target.url }, files.at('file'));
    const after = await TestApp.start({ reroute: async () => target.url });
    const call = { schema: 1, sent_at: after.clock.now().toISOString(), groups: [group] };
    const answer = await after.post(`${ranch.path}/changes`, call, { token: owner });
    expect(answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
    const file = await download(after);
    expect(readHistory(file).lines.at(-1)).toMatchObject({ line: { type: 'restore' } });
    expect(file).not.toContain('Rosalinda');
    await after.close();
    await Promise.all([files.remove(), target.drop()]);
  });

  it('EVIDENCE 12.6: a change made on what was erased is judged as if every field had changed since', async () => {
    const { uuid, revision } = await anErasedNote();
    const change = (data: object) => ranch.apply([{ kind: 'note', uuid, base: revision, data }]);
    expect(await change({ at: '2026-04-01T12:00:00.000Z' })).toMatchObject({ code: 'changed_meanwhile' });
    expect(await change({ text: 'Hurt at the chute' })).toMatchObject({ status: 'applied', revision: null });
  });
});

describe('what was deleted', () => {
  async function deleted(records: number) {
    const notes = Array.from({ length: records }, () => newRecord('note', { text: TEXT }));
    const revision = await ranch.write(notes);
    for (const { uuid } of notes)
      await ranch.write([{ kind: 'note', uuid, base: revision, data: { text: 'Last words' } }]);
    const head = (await ranch.page()).head;
    await ranch.write(notes.map(({ uuid }) => ({ kind: 'note', uuid, base: head, data: null })));
    return { notes, head, revision };
  }

  it('of what was erased no earlier version is offered to be brought back', async () => {
    const { notes, head } = await deleted(2);
    const { uuid = '' } = notes[1] ?? {};
    expect((await erase(uuid, head)).statusCode).toBe(204);
    const { groups } = await get<DeletedGroups>('deleted');
    expect(groups).toMatchObject([{ count: 2, erased: 1, records: [{ uuid: notes[0]?.uuid }] }]);
    expect(groups[0]?.records).toHaveLength(1);
  });

  it('an earlier version that was erased keeps nobody from bringing it back', async () => {
    const { notes, revision } = await deleted(1);
    const { uuid = '' } = notes[0] ?? {};
    expect((await erase(uuid, revision)).statusCode).toBe(204);
    const { groups } = await get<DeletedGroups>('deleted');
    expect(groups).toMatchObject([{ count: 1, records: [{ uuid, data: { text: 'Last words' } }] }]);
    expect(groups[0]).not.toHaveProperty('erased');
  });

  it('a deletion has nothing to be erased', async () => {
    const { notes } = await deleted(1);
    const { uuid = '' } = notes[0] ?? {};
    const { head } = await ranch.page();
    await ranch.write([{ kind: 'note', uuid, base: head, data: newRecord('note', { text: 'Back' }).data }]);
    expect((await erase(uuid, head)).statusCode).toBe(404);
  });
});

describe('is refused', () => {
  it('for people who don’t own the ranch, and for an admin who acts for the owner', async () => {
    const { uuid, revision, group } = await aNote();
    const of = async (token: string) => {
      const answers = [await erase(uuid, revision, asked, token), await eraseLabel(group.uuid, asked, token)];
      return answers.map(({ statusCode }) => statusCode);
    };
    for (const role of ['manager', 'member', 'viewer'] as const) {
      expect(await of(await ranch.member(`${role}-${ranch.uuid}@example.com`, role))).toEqual([403, 403]);
    }
    expect(await of((await GrazingRanch.start(test)).host.owner)).toEqual([404, 404]);
    const { email } = (await test.me(owner)).json<{ email: string }>();
    expect(await of(await actAs(test, email))).toEqual([403, 403]);
    expect(JSON.stringify(await historyOf(uuid))).toContain('Rosalinda');
  });

  it('for another name than the ranch’s, and without one of the reasons', async () => {
    const { uuid, revision } = await aNote();
    const wrong = await erase(uuid, revision, { ...asked, name: 'Another ranch' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { reasons: { name: { reason: 'ranch_called' } } }]);
    expect((await erase(uuid, revision, { ...asked, reason: 'because' })).statusCode).toBe(422);
    expect((await historyOf(uuid))[1]).toMatchObject({ data: { text: TEXT } });
  });

  it('for the version that holds, and for what isn’t there', async () => {
    const { uuid } = await aNote();
    const { head } = await ranch.page();
    const holds = await erase(uuid, head);
    expect([holds.statusCode, holds.json()]).toMatchObject([409, { code: 'version_holds' }]);
    const missing = [erase(uuid, head + 5), erase(randomUUID(), head), eraseLabel(randomUUID()), erase('x', head)];
    expect((await Promise.all(missing)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('while the history is not chained up to its end', async () => {
    const { uuid, revision } = await aNote();
    await addUnchainedGroups(test.db, ranch.uuid, 1);
    const answer = await erase(uuid, revision);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });
});
