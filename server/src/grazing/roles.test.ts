import { RECORD_KINDS, type RecordKind } from '@contract/grazing/records';
import type { Seal } from '@contract/grazing/seal';
import { ROLES } from '@contract/ranches/rights';
import { randomUUID } from 'node:crypto';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(120_000);

type Who = (typeof ROLES)[number] | 'outsider';

let test: TestApp;
let ranch: GrazingRanch;
let other: GrazingRanch;
const tokens = new Map<Who, string>();
const [herd, paddock] = [randomUUID(), randomUUID()];
const [keyArea, transect, trigger] = [randomUUID(), randomUUID(), randomUUID()];
let lastYear = 1900;
/** The line on which attestations are made. */
let end: Seal['end'] = null;

beforeAll(async () => {
  test = await TestApp.start();
  [ranch, other] = [await GrazingRanch.start(test), await GrazingRanch.start(test)];
  for (const role of ROLES) tokens.set(role, await ranch.member(`${role}@example.com`, role));
  tokens.set('outsider', other.host.owner);
  await ranch.write([
    newRecord('herd', {}, herd),
    newRecord('paddock', {}, paddock),
    newRecord('key_area', { paddock_uuid: paddock }, keyArea),
    newRecord('transect', { paddock_uuid: paddock }, transect),
    newRecord('trigger', {}, trigger),
  ]);
  ({ end } = (await test.get(`${ranch.path}/seal`, { token: ranch.host.owner })).json<Seal>());
});
afterAll(() => test.close());

/** Where the record is. */
let head = 0;

/** A new record of a kind that names what is there; the ranch's own is changed instead. */
function aWrite(
  kind: RecordKind,
  isSubdivision = false,
): { kind: string; uuid: string; base: number | null; data: object } {
  if (kind === 'ranch')
    return { kind, uuid: ranch.uuid, base: head, data: { utilisation_percent: Math.random() * 100 } };
  if (kind === 'season') {
    // Each its own: seasons of a ranch do not overlap.
    lastYear += 1;
    const [starts_on, ends_on] = [`${lastYear}-01-01`, `${lastYear}-01-01`];
    return newRecord('season', { starts_on, ends_on }) as ReturnType<typeof aWrite>;
  }
  const { data, ...change } = newRecord(kind) as ReturnType<typeof aWrite>;
  const names = {
    ...('herd_uuid' in data && { herd_uuid: herd }),
    ...('paddock_uuid' in data && { paddock_uuid: paddock }),
    ...('paddock_uuids' in data && { paddock_uuids: [paddock] }),
    ...('to_herd_uuid' in data && { to_herd_uuid: herd }),
    ...('subject_uuid' in data && { subject_kind: 'herd', subject_uuid: herd }),
    ...('key_area_uuid' in data && { key_area_uuid: keyArea }),
    ...('transect_uuid' in data && { transect_uuid: transect }),
    ...('trigger_uuid' in data && { trigger_uuid: trigger }),
    ...('line_sha256' in data && { chain_n: end?.n, line_sha256: end?.line_sha256 }),
    ...(isSubdivision && { parent_uuid: paddock }),
  };
  return { ...change, data: { ...data, ...names } };
}

/** What shapes a ranch, and members don't write. */
const LAND: readonly RecordKind[] = [
  ...(['ranch', 'season', 'paddock', 'grazing_season', 'demand', 'unit', 'attestation', 'trigger'] as const),
];
const isLand = (kind: RecordKind) => LAND.includes(kind);
const every = RECORD_KINDS.flatMap((kind) => [...ROLES, 'outsider' as const].map((who) => ({ kind, who })));

describe('D4: every kind by every role', () => {
  it.each(every)('$kind written by $who', async ({ kind, who }) => {
    head = (await ranch.page()).head;
    const response = await ranch.send([{ ...aGroupOf(aWrite(kind)) }], tokens.get(who));
    if (who === 'outsider') expect(response.statusCode).toBe(404);
    else if (who === 'viewer') {
      expect(response.json()).toMatchObject({ results: [{ status: 'refused', change: null, code: 'forbidden' }] });
    } else if (who === 'member' && isLand(kind)) {
      expect(response.json()).toMatchObject({ results: [{ status: 'refused', change: 0, code: 'forbidden' }] });
    } else expect(response.json()).toMatchObject({ results: [{ status: 'applied' }] });
  });

  it.each(every)('$kind read by $who', async ({ kind, who }) => {
    const response = await ranch.read('', tokens.get(who));
    if (who === 'outsider') expect(response.statusCode).toBe(404);
    else {
      const { records } = response.json<{ records: { kind: string; data: object }[] }>();
      expect(records.some((record) => record.kind === kind)).toBe(true);
    }
  });

  it('a member makes and changes subdivisions, and makes no whole paddock of one, nor deletes a whole one', async () => {
    const member = tokens.get('member');
    const part = aWrite('paddock', true);
    const revision = await ranch.write([part], member);
    const change = (data: object | null, uuid = part.uuid) => [{ kind: 'paddock', uuid, base: revision, data }];
    expect(await ranch.apply(change({ name: 'Strip' }), member)).toMatchObject({ status: 'applied' });
    expect(await ranch.apply(change({ parent_uuid: null }), member)).toMatchObject({ code: 'forbidden' });
    expect(await ranch.apply(change({ name: 'Mine' }, paddock), member)).toMatchObject({ code: 'forbidden' });
    expect(await ranch.apply(change(null, paddock), member)).toMatchObject({ code: 'forbidden' });
  });

  it('attack W4: whoever was made a viewer hears of each group whether it was applied, and writes nothing', async () => {
    const token = await ranch.member('demoted@example.com', 'member');
    const [sent, later] = [aGroupOf(aWrite('herd')), aGroupOf(aWrite('rain'))];
    const revision = await ranch.result(sent, token).then((result) => 'revision' in result && result.revision);
    const me = (await test.me(token)).json<{ uuid: string }>();
    await test.db.updateTable('memberships').set({ role: 'viewer' }).where('user_uuid', '=', me.uuid).execute();
    const response = await ranch.send([later, sent, { ...sent, label: 'Other words' }], token);
    expect(response.json()).toMatchObject({
      results: [
        { uuid: later.uuid, status: 'refused', change: null, code: 'forbidden' },
        { uuid: sent.uuid, status: 'applied', revision },
        { status: 'refused', code: 'forbidden' },
      ],
    });
    await test.db.deleteFrom('memberships').where('user_uuid', '=', me.uuid).execute();
    expect((await ranch.send([sent], token)).statusCode).toBe(404);
  });

  it('nobody writes or reads the record of another ranch', async () => {
    for (const token of tokens.values()) {
      if (token === other.host.owner) continue;
      expect((await other.send([aGroupOf(aWrite('rain'))], token)).statusCode).toBe(404);
      expect((await other.read('', token)).statusCode).toBe(404);
      expect((await test.get(`${other.path}/events`, { token })).statusCode).toBe(404);
      expect((await test.get(`${other.path}/records/${other.uuid}/history`, { token })).statusCode).toBe(404);
    }
  });

  it('a record of another ranch is not changed by its id', async () => {
    const foreign = newRecord('herd');
    await other.write([foreign]);
    const change = { kind: 'herd', uuid: foreign.uuid, base: 1, data: { name: 'Stolen' } };
    expect(await ranch.apply([change])).toMatchObject({ code: 'changed_meanwhile', records: [] });
    await ranch.write([foreign]);
    expect(await other.record(foreign.uuid)).toMatchObject({ revision: 2, data: foreign.data });
  });
});

function aGroupOf(change: object) {
  const at = test.clock.now().toISOString();
  return { uuid: randomUUID(), at, label: '', import_uuid: null, changes: [change] };
}
