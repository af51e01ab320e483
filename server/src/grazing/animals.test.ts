import { randomUUID } from 'node:crypto';
import type { RecordDataByKind, RecordKind } from '@contract/grazing/records';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

/** The version of clients from before treatments, weights and tags. */
const BEFORE = 3;
const NOW = 4;

let test: TestApp;
let ranch: GrazingRanch;
let herd: string;
let herdRevision: number;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  herd = randomUUID();
  herdRevision = await ranch.write([newRecord('herd', {}, herd)]);
});
afterAll(() => test.close());

const from = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
const past = from.bind(null, -MINUTE);

/** A good record of the herd. */
const ofHerd = <Kind extends 'treatment' | 'weighing'>(kind: Kind, fields: Partial<RecordDataByKind[Kind]> = {}) =>
  newRecord(kind, { herd_uuid: herd, at: past(), ...fields });

/** What becomes of one change by a client of that version. */
async function send(change: object, schema = NOW) {
  const response = await ranch.send([aGroup([change])], ranch.host.owner, { schema });
  return response.json<{ results: { status: string; revision: number }[] }>().results[0];
}

async function written(change: object, schema = NOW): Promise<number> {
  const result = await send(change, schema);
  if (result?.status !== 'applied') throw new Error(JSON.stringify(result));
  return result.revision;
}

const dataOf = async (uuid: string) => (await ranch.record(uuid))?.data as Record<string, unknown> | undefined;

describe('ANIMALS 10.10: a client of a lower schema', () => {
  const sale = (fields: Partial<RecordDataByKind['transfer']> = {}) =>
    newRecord('transfer', { at: past(), from_herd_uuid: herd, to_herd_uuid: null, reason: 'sold', ...fields });
  const asOld = <Change extends ReturnType<typeof sale>>(change: Change) => {
    const { tags: _tags, document: _document, party: _party, ...data } = change.data as RecordDataByKind['transfer'];
    return { ...change, data };
  };

  it('moves, counts and transfers on a ranch that has all of this; its transfer gets the defaults', async () => {
    await written(ofHerd('treatment'));
    await written(ofHerd('weighing'));
    const paddock = newRecord('paddock');
    await written(paddock, BEFORE);
    await written(newRecord('count', { herd_uuid: herd, at: past() }), BEFORE);
    await written(newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock.uuid], at: past() }), BEFORE);
    const sold = asOld(sale());
    await written(sold, BEFORE);
    expect(await dataOf(sold.uuid)).toMatchObject({ tags: [], document: '', party: '' });
    expect(await send(asOld(sale()), NOW)).toMatchObject({
      code: 'invalid',
      details: { tags: 'This field is required', document: 'This field is required' },
    });
  });

  it('keeps the tags of a transfer that it changes, or brings back', async () => {
    const sold = sale({ tags: ['840'], head: 1, party: 'Miller' });
    const made = await written(sold);
    const base = await written({ kind: 'transfer', uuid: sold.uuid, base: made, data: { note: 'by truck' } }, BEFORE);
    expect(await dataOf(sold.uuid)).toMatchObject({ tags: ['840'], party: 'Miller', note: 'by truck' });
    const deleted = await written({ kind: 'transfer', uuid: sold.uuid, base, data: null }, BEFORE);
    await written({ ...asOld(sold), base: deleted }, BEFORE);
    expect(await dataOf(sold.uuid)).toMatchObject({ tags: ['840'], party: 'Miller' });
  });
});

describe('ANIMALS 10.11', () => {
  it('members write all of it, viewers nothing', async () => {
    const member = await ranch.member('bo@example.com', 'member');
    const viewer = await ranch.member('vi@example.com', 'viewer');
    const [product, cow, paddock] = [newRecord('product'), newRecord('animal', { herd_uuid: herd }), randomUUID()];
    await ranch.write([newRecord('paddock', {}, paddock)]);
    const changes = [
      product,
      ofHerd('treatment', { product_uuid: product.uuid }),
      ofHerd('weighing'),
      cow,
      newRecord('paddock_treatment', { paddock_uuid: paddock, at: past() }),
    ];
    for (const change of changes) {
      expect(await ranch.apply([change], viewer)).toMatchObject({ code: 'forbidden' });
      expect(await ranch.apply([change], member)).toMatchObject({ status: 'applied' });
    }
  });

  it('two people who edit one treatment meet at the field that both wrote', async () => {
    const given = ofHerd('treatment');
    const base = await written(given);
    const change = (data: object) => ({ kind: 'treatment', uuid: given.uuid, base, data });
    expect(await send(change({ batch: 'B-23' }))).toMatchObject({ status: 'applied' });
    expect(await send(change({ meat_days: 49 }))).toMatchObject({ status: 'applied' });
    expect(await send(change({ meat_days: 21 }))).toMatchObject({
      code: 'changed_meanwhile',
      records: [{ uuid: given.uuid, data: { meat_days: 49, batch: 'B-23' } }],
    });
  });
});

describe('what is refused', () => {
  it.each<[string, () => object, object]>([
    [
      'a last dose that is still to come',
      () => ofHerd('treatment', { last_at: from(60 * MINUTE) }),
      { code: 'in_future' },
    ],
    ['a weighing that is still to come', () => ofHerd('weighing', { at: from(60 * MINUTE) }), { code: 'in_future' }],
    [
      'a treatment of an unknown herd',
      () => newRecord('treatment', { at: past(), herd_uuid: randomUUID() }),
      { code: 'unknown_reference' },
    ],
    [
      'a treatment with an unknown product',
      () => ofHerd('treatment', { product_uuid: randomUUID() }),
      { code: 'unknown_reference', details: { product_uuid: 'There is no such product here' } },
    ],
    ['tags that are no texts', () => ofHerd('treatment', { head: null, tags: [null] as never }), { code: 'invalid' }],
  ])('%s', async (_what, change, refusal) => {
    expect(await send(change())).toMatchObject({ status: 'refused', ...refusal });
  });

  it('the deletion of a product or herd that a treatment names', async () => {
    const product = newRecord('product');
    const base = await written(product);
    await written(ofHerd('treatment', { product_uuid: product.uuid }));
    const remove = (kind: RecordKind, uuid: string, on: number) => ({ kind, uuid, base: on, data: null });
    expect(await send(remove('product', product.uuid, base))).toMatchObject({ code: 'in_use' });
    expect(await send(remove('herd', herd, herdRevision))).toMatchObject({ code: 'in_use' });
  });
});

it('an animal that is said to be its own mother is refused beside its field, new or later', async () => {
  const refused = {
    ...{ status: 'refused', change: 0, code: 'invalid', reasons: { dam_uuid: { reason: 'own_mother' } } },
    details: { dam_uuid: 'An animal isn’t its own mother' },
  };
  const uuid = randomUUID();
  const fields = { herd_uuid: null, at: null };
  expect(await send(newRecord('animal', { ...fields, dam_uuid: uuid }, uuid))).toMatchObject(refused);
  const base = await written(newRecord('animal', fields, uuid));
  expect(await send({ kind: 'animal', uuid, base, data: { dam_uuid: uuid } })).toMatchObject(refused);
});

it('a mother who descends from the animal is refused beside her field, over generations and within one group', async () => {
  const refused = {
    ...{ status: 'refused', code: 'invalid', reasons: { dam_uuid: { reason: 'descendant_as_mother' } } },
    details: { dam_uuid: 'This mother descends from the animal itself' },
  };
  const fields = { herd_uuid: null, at: null };
  const [granddam, dam, calf] = [randomUUID(), randomUUID(), randomUUID()];
  const base = await written(newRecord('animal', fields, granddam));
  await written(newRecord('animal', { ...fields, dam_uuid: granddam }, dam));
  const onCalf = await written(newRecord('animal', { ...fields, dam_uuid: dam }, calf));
  const born = { kind: 'animal' as const, uuid: granddam, base, data: { dam_uuid: calf } };
  expect(await send(born)).toMatchObject({ ...refused, change: 0 });

  const [one, other] = [randomUUID(), randomUUID()];
  const circle = [
    newRecord('animal', { ...fields, dam_uuid: other }, one),
    newRecord('animal', { ...fields, dam_uuid: one }, other),
  ];
  const response = await ranch.send([aGroup(circle)], ranch.host.owner, { schema: NOW });
  expect(response.json()).toMatchObject({ results: [{ ...refused, change: 0 }] });

  // Where the same group takes the calf out of the line, nobody descends from herself.
  const parted = [{ kind: 'animal', uuid: calf, base: onCalf, data: { dam_uuid: null } }, born];
  const applied = await ranch.send([aGroup(parted)], ranch.host.owner, { schema: NOW });
  expect(applied.json()).toMatchObject({ results: [{ status: 'applied' }] });
});
