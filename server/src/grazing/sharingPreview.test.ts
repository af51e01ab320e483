import { randomUUID } from 'node:crypto';
import { SHARE_BODY_MAX_BYTES } from '@contract/http/limits';
import type { Projection } from '@contract/programs/projection';
import type { Share } from '@contract/programs/share';
import { aShare } from '../../test/support/aShare';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

let test: TestApp;
let ranch: GrazingRanch;
const shared = newRecord('paddock', { name: 'Bench', acres: 40, shape: null });
const fenced = newRecord('paddock', { name: 'Homestead', acres: 10, shape: null });
const part = newRecord('paddock', { name: 'Bench 1', acres: 5, shape: null, parent_uuid: shared.uuid });
const herd = newRecord('herd', { name: 'Pairs' });
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const at = test.clock.now().toISOString();
  await ranch.write([shared, fenced, part, herd]);
  await ranch.write([
    newRecord('move', { herd_uuid: herd.uuid, at, paddock_uuids: [fenced.uuid], note: 'Calving near the house' }),
    newRecord('note', { at, text: 'Gate code 4711', paddock_uuid: null, herd_uuid: null, point: null }),
  ]);
});
afterAll(() => test.close());

const preview = (share: unknown, token = ranch.host.owner) =>
  test.post(`${ranch.path}/sharing/preview`, { share }, { token });
const seenBy = async (share: Share) => (await preview(share)).json<Projection>();

it('PROGRAM §4: an owner sees what a program would see, and nothing else', async () => {
  const seen = await seenBy(aShare({ paddocks: [shared.uuid] }));
  expect(seen).toMatchObject({ share_version: null, revision: expect.any(Number), epoch: expect.any(String) });
  const ids = seen.records.map(({ uuid }) => uuid);
  expect(ids).toEqual(expect.arrayContaining([shared.uuid, part.uuid, herd.uuid]));
  const moves = seen.records.filter(({ kind }) => kind === 'move');
  expect(moves.map(({ data }) => data)).toEqual([
    expect.objectContaining({ off: 'away', paddock_uuids: [], note: '' }),
  ]);
  const text = JSON.stringify(seen);
  for (const hidden of [fenced.uuid, 'Homestead', 'Calving', '4711', 'changed_by']) expect(text).not.toContain(hidden);
});

it('notes are seen once they are shared', async () => {
  const text = JSON.stringify(await seenBy(aShare({ notes: true })));
  for (const told of ['Calving near the house', 'Gate code 4711']) expect(text).toContain(told);
});

it('PROGRAM §3: only owners look, and to others the ranch does not exist', async () => {
  const roles = ['manager', 'member', 'viewer'] as const;
  for (const role of roles) {
    const token = await ranch.host.addMember(`${role}@example.com`, role);
    expect((await preview(aShare(), token)).statusCode).toBe(403);
  }
  expect((await preview(aShare(), await test.newcomer('stranger@example.com'))).statusCode).toBe(404);
});

const wrong: [string, () => unknown, string][] = [
  ['no share', () => undefined, 'share'],
  ['null for a share', () => null, 'share'],
  ['a list for a share', () => [], 'share'],
  ['a text for a share', () => 'all', 'share'],
  ['a part that nobody knows', () => ({ ...aShare(), wolves: true }), 'share'],
  ['figures that are kept back', () => ({ ...aShare(), figures: false }), 'share.figures'],
  ['a part that is neither shared nor not', () => ({ ...aShare(), notes: 'some' }), 'share.notes'],
  ['a first day after the last', () => aShare({ from: '2030-01-02', until: '2030-01-01' }), 'until'],
  ['a last day that is over', () => aShare({ until: '2026-01-02' }), 'until'],
  ['a first day of eleven years ago', () => aShare({ from: '2015-01-01' }), 'from'],
  ['a day of 1899', () => aShare({ from: '1899-12-31' }), 'share.from'],
  ['a paddock that is not there', () => aShare({ paddocks: [randomUUID()] }), 'paddocks'],
  ['a part of another paddock', () => aShare({ paddocks: [part.uuid] }), 'paddocks'],
  ['a herd for a paddock', () => aShare({ paddocks: [herd.uuid] }), 'paddocks'],
  ['a paddock twice', () => aShare({ paddocks: [shared.uuid, shared.uuid] }), 'share.paddocks'],
  ['no paddock at all', () => aShare({ paddocks: [] }), 'share.paddocks'],
  ['10,001 paddocks', () => aShare({ paddocks: Array.from({ length: 10_001 }, () => randomUUID()) }), 'share.paddocks'],
  ['somebody else as the contact', () => aShare({ contact_uuid: 'Maria' }), 'share.contact_uuid'],
];

it('terms that are longer than any share are too large', async () => {
  const answer = await preview({ ...aShare(), more: 'x'.repeat(SHARE_BODY_MAX_BYTES) });
  expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'too_large' }]);
});

it.each(wrong)('PROGRAM §10: %s is refused by its field', async (_what, share, field) => {
  const answer = await preview(share());
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'invalid', details: expect.objectContaining({ [field]: expect.any(String) }) }),
  ]);
});
