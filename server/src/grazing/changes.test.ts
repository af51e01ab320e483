import { randomUUID } from 'node:crypto';
import { aRecord } from '../../test/support/aRecord';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

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

const from = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();

/** A herd and a paddock that are there. */
async function aPlace() {
  const [herd, paddock] = [randomUUID(), randomUUID()];
  const revision = await ranch.write([newRecord('herd', {}, herd), newRecord('paddock', {}, paddock)]);
  const move = (at = from(-MINUTE)) => newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at });
  return { herd, paddock, revision, move };
}

describe('a group of changes', () => {
  it('is applied, one revision for all of it, and read as it was written', async () => {
    const { herd, paddock, revision } = await aPlace();
    expect(revision).toBe(2);
    expect(await ranch.record(herd)).toMatchObject({ kind: 'herd', revision: 2, data: aRecord('herd') });
    expect(await ranch.record(paddock)).toMatchObject({ kind: 'paddock', revision: 2, data: aRecord('paddock') });
  });

  it('D1: sent again it is applied once, and says so; with other content it is refused', async () => {
    const group = aGroup([newRecord('herd')]);
    const first = await ranch.result(group);
    expect(await ranch.result(group)).toEqual({ uuid: group.uuid, status: 'applied', revision: 2 });
    expect(first).toMatchObject({ uuid: group.uuid, status: 'applied', revision: 2 });
    expect(await ranch.result({ ...group, label: 'Other' })).toMatchObject({ status: 'refused', code: 'key_reused' });
    expect((await ranch.page()).head).toBe(2);
  });

  it('D3: is all or nothing: one bad change among 1,000 changes nothing, and the next group is taken', async () => {
    const changes = Array.from({ length: 1_000 }, () => newRecord('herd'));
    const bad = aGroup([...changes.slice(1), newRecord('herd', { name: '' })]);
    const referring = aGroup([...changes.slice(1), newRecord('move')]);
    const response = await ranch.send([bad, referring, aGroup([newRecord('herd', { name: 'Good' })])]);
    expect(response.json()).toMatchObject({
      head: 2,
      results: [
        { status: 'refused', change: 999, code: 'invalid', details: { name: 'This field is required' } },
        { status: 'refused', change: 999, code: 'unknown_reference' },
        { status: 'applied', revision: 2 },
      ],
    });
    expect((await ranch.page()).records.filter(({ kind }) => kind === 'herd')).toHaveLength(1);
  });

  it('that is refused is judged again when it comes again', async () => {
    const herd = randomUUID();
    const group = aGroup([newRecord('count', { herd_uuid: herd, at: from(-MINUTE) })]);
    expect(await ranch.result(group)).toMatchObject({ code: 'unknown_reference' });
    await ranch.write([newRecord('herd', {}, herd)]);
    expect(await ranch.result(group)).toMatchObject({ status: 'applied' });
  });

  it('may name what it makes itself, in any order', async () => {
    const [herd, paddock] = [randomUUID(), randomUUID()];
    const move = newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at: from(-MINUTE) });
    await ranch.write([move, newRecord('herd', {}, herd), newRecord('paddock', {}, paddock)]);
  });

  it('changes a record once', async () => {
    const herd = newRecord('herd');
    expect(await ranch.apply([herd, herd])).toMatchObject({ change: 1, code: 'invalid' });
  });
});

describe('D8: two people', () => {
  it('who change the same field of a record: the second is told and shown what is there', async () => {
    const { paddock, revision } = await aPlace();
    const change = (data: object, base: unknown = revision) => ({ kind: 'paddock', uuid: paddock, base, data });
    await ranch.write([change({ name: 'North' })]);
    const second = await ranch.apply([change({ name: 'South' })]);
    expect(second).toMatchObject({
      status: 'refused',
      change: 0,
      code: 'changed_meanwhile',
      records: [{ uuid: paddock, revision: revision + 1, data: { name: 'North' } }],
    });
    expect(await ranch.apply([change({ name: 'South' }, revision + 1)])).toMatchObject({ status: 'applied' });
  });

  it('who change different fields: both stay', async () => {
    const { paddock, revision } = await aPlace();
    await ranch.write([{ kind: 'paddock', uuid: paddock, base: revision, data: { name: 'North' } }]);
    await ranch.write([{ kind: 'paddock', uuid: paddock, base: revision, data: { rating: 3 } }]);
    expect(await ranch.record(paddock)).toMatchObject({ data: { name: 'North', rating: 3 } });
  });

  it('who move animals at once: both transfers count', async () => {
    const { herd } = await aPlace();
    const transfer = () => newRecord('transfer', { to_herd_uuid: herd, at: from(-MINUTE) });
    const member = await ranch.member(`hand-${herd}@example.com`, 'member');
    await Promise.all([ranch.write([transfer()]), ranch.write([transfer()], member)]);
    expect((await ranch.page()).records.filter(({ kind }) => kind === 'transfer')).toHaveLength(2);
  });

  it('who set a field to the same value do not get in each other’s way', async () => {
    const { paddock, revision } = await aPlace();
    const change = { kind: 'paddock', uuid: paddock, base: revision, data: { name: 'North' } };
    const first = aGroup([change]);
    await ranch.result(first);
    // attack F4: what changed nothing belongs to no revision, also when it comes again, and can be built on.
    const second = aGroup([change]);
    for (let times = 0; times < 2; times += 1) {
      expect(await ranch.result(second)).toEqual({ uuid: second.uuid, status: 'applied', revision: null });
    }
    await ranch.write([{ ...change, base: second.uuid, data: { name: 'South' } }]);
  });

  it('D11: undo after somebody else’s change is refused with the reason', async () => {
    const { paddock, revision } = await aPlace();
    const renamed = await ranch.write([{ kind: 'paddock', uuid: paddock, base: revision, data: { name: 'North' } }]);
    await ranch.write([{ kind: 'paddock', uuid: paddock, base: renamed, data: { name: 'Hill' } }]);
    const undo = await ranch.apply([{ kind: 'paddock', uuid: paddock, base: renamed, data: { name: 'Creek' } }]);
    expect(undo).toMatchObject({ code: 'changed_meanwhile', details: 'Someone else has changed this meanwhile' });
  });
});

describe('what a change was made on', () => {
  it('may be an earlier group of the ranch, no matter who sent it, and no group of elsewhere', async () => {
    const herd = randomUUID();
    const first = aGroup([newRecord('herd', {}, herd)]);
    const rename = (base: unknown) => ({ kind: 'herd', uuid: herd, base, data: { name: 'Pairs' } });
    const response = await ranch.send([first, aGroup([rename(first.uuid)])]);
    expect(response.json()).toMatchObject({ results: [{ revision: 2 }, { revision: 3 }] });
    expect(await ranch.apply([{ ...rename(randomUUID()), data: { name: 'X' } }])).toMatchObject({
      code: 'changed_meanwhile',
    });
    const member = await ranch.member(`base-${herd}@example.com`, 'member');
    const other = { ...rename(first.uuid), data: { color: '#000000' } };
    expect(await ranch.apply([other], member)).toMatchObject({ status: 'applied' });
    const elsewhere = await GrazingRanch.start(test);
    const group = aGroup([newRecord('herd')]);
    await elsewhere.result(group);
    const foreign = { ...rename(group.uuid), data: { color: '#ffffff' } };
    expect(await ranch.apply([foreign], member)).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('a record is made once: with equal data it counts as applied, with other data it has changed meanwhile', async () => {
    const herd = newRecord('herd');
    await ranch.write([herd]);
    expect(await ranch.apply([herd])).toMatchObject({ status: 'applied', revision: null });
    expect(await ranch.apply([{ ...herd, data: aRecord('herd', { name: 'Other' }) }])).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await ranch.apply([newRecord('rain', {}, herd.uuid)])).toMatchObject({ code: 'invalid' });
  });

  it('what is deleted stays as a tombstone, and comes back with all its fields', async () => {
    const herd = newRecord('herd');
    const made = await ranch.write([herd]);
    const change = (base: unknown, data: unknown) => ({ kind: 'herd', uuid: herd.uuid, base, data });
    const deleted = await ranch.write([change(made, null)]);
    expect(await ranch.record(herd.uuid)).toMatchObject({ revision: deleted, data: null });
    expect((await ranch.page()).records.map(({ uuid }) => uuid)).not.toContain(herd.uuid);
    expect(await ranch.apply([herd])).toMatchObject({ code: 'changed_meanwhile', records: [{ data: null }] });
    expect(await ranch.apply([change(made, { name: 'Back' })])).toMatchObject({ code: 'changed_meanwhile' });
    expect(await ranch.apply([change(deleted, { name: 'Back' })])).toMatchObject({ code: 'invalid' });
    expect(await ranch.apply([change(deleted, herd.data)])).toMatchObject({ status: 'applied' });
  });

  it('deleting conflicts with any change after it was seen', async () => {
    const { paddock, revision } = await aPlace();
    const rated = await ranch.write([{ kind: 'paddock', uuid: paddock, base: revision, data: { rating: 3 } }]);
    const remove = (base: number) => [{ kind: 'paddock', uuid: paddock, base, data: null }];
    expect(await ranch.apply(remove(revision))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await ranch.apply(remove(rated))).toMatchObject({ status: 'applied' });
  });
});
