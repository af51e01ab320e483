import { randomUUID } from 'node:crypto';
import { RECORD_KINDS, type RecordKind } from '@contract/grazing/records';
import fc from 'fast-check';
import { aRecord } from '../../test/support/aRecord';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { othersOutside, writingOutside } from '../../test/support/outside';
import { TestApp } from '../../test/support/testApp';
import { watchPieces } from '../../test/support/watchPieces';

jest.setTimeout(30 * 60_000);

const MIB = 1024 * 1024;
const MOST = { pieceMs: 100, healthMs: 250, othersP99Ms: 500, cpuMsPerMib: 2_000 };

let test: TestApp;
let ranch: GrazingRanch;
let other: GrazingRanch;
let address: string;
beforeAll(async () => {
  test = await TestApp.start({ config: { logLevel: 'silent' } });
  [ranch, other] = [await GrazingRanch.start(test), await GrazingRanch.start(test)];
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const callOf = (groups: object[]) => JSON.stringify({ schema: 1, sent_at: test.clock.now().toISOString(), groups });

const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** What a call costs, and what others notice of it. */
async function costOf(body: string) {
  const send = await writingOutside({ url: `${address}${ranch.path}/changes`, token: ranch.host.owner, body });
  const stop = await othersOutside(address, other, test.clock.now());
  const longest = watchPieces();
  const cpu = process.cpuUsage();
  const { status, text, ms, bytes } = await send();
  const { user, system } = process.cpuUsage(cpu);
  const blockedMs = longest();
  const { health, changes } = await stop();
  const mib = Math.ceil(Math.max(body.length, bytes) / MIB);
  return {
    ...{ status, text: text.slice(0, 300), ms: Math.round(ms), mib },
    pieceMs: Math.round(blockedMs),
    cpuMsPerMib: Math.round((user + system) / 1000 / mib),
    healthMs: Math.round(at(health, 1)),
    othersP99Ms: Math.round(at(changes, 0.99)),
  };
}

async function expectFair(body: string, name: string) {
  const cost = await costOf(body);
  process.stdout.write(`${name}: ${JSON.stringify(cost)}\n`);
  expect(cost.status).toBeLessThan(500);
  const over = Object.entries(MOST).filter(([what, most]) => cost[what as keyof typeof MOST] > most);
  expect([name, over, cost]).toEqual([name, [], cost]);
  return cost;
}

type Corner = [number, number];
const triangle = (x: number, y: number, size: number): Corner[] => [
  ...([
    [x, y],
    [x + size, y],
    [x, y + size],
    [x, y],
  ] satisfies Corner[]),
];
const square: Corner[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const holes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    triangle(0.1 + (index % 41) * 0.2, 0.1 + Math.floor(index / 41) * 0.2, 0.1),
  );
const withHoles = (count: number) => ({ type: 'Polygon' as const, coordinates: [square, ...holes(count)] });
/** Spikes that all come from nearly one point: every edge is near every other. */
const spikes = (count: number) => {
  const corners = Array.from({ length: count }, (_, index): Corner => {
    const [angle, far] = [(index / count) * 1.5, index % 2 === 0 ? 1 : 1e-4];
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
  const around: Corner[] = [
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return { type: 'Polygon' as const, coordinates: [[...corners, ...around, corners[0] ?? [1, 0]]] };
};
const paddocksOf = (count: number, shape: ReturnType<typeof withHoles>) =>
  Array.from({ length: count }, () => newRecord('paddock', { acres: null, shape }));

describe('D12: no write holds others up', () => {
  it('20,000 seasons', async () => {
    const day = (index: number) => new Date(Date.UTC(1901, 0, 1 + index)).toISOString().slice(0, 10);
    const seasons = Array.from({ length: 20_000 }, (_, index) =>
      newRecord('season', { starts_on: day(index), ends_on: day(index) }),
    );
    await expectFair(callOf([aGroup(seasons)]), '20,000 seasons');
    await expectFair(callOf([aGroup(seasons.slice(0, 900))]), '900 seasons');
  });

  it('16,000 changed parents', async () => {
    const paddocks = Array.from({ length: 16_001 }, () => newRecord('paddock'));
    const [parent, ...parts] = paddocks;
    await ranch.write(paddocks);
    const head = (await ranch.page('?limit=1')).head;
    const changes = parts.map(({ uuid }) => ({
      ...{ kind: 'paddock', uuid, base: head },
      data: { parent_uuid: parent?.uuid },
    }));
    await expectFair(callOf([aGroup(changes)]), '16,000 parents');
  });

  it('5,500 moves with 64 paddocks', async () => {
    const herd = newRecord('herd');
    const paddocks = Array.from({ length: 64 }, () => newRecord('paddock'));
    await ranch.write([herd, ...paddocks]);
    const names = { herd_uuid: herd.uuid, paddock_uuids: paddocks.map(({ uuid }) => uuid) };
    const moves = Array.from({ length: 5_500 }, () => newRecord('move', names));
    await expectFair(callOf([aGroup(moves)]), '5,500 moves');
    const unknown = moves.map((move) => ({
      ...{ ...move, uuid: randomUUID() },
      data: { ...aRecord('move', names), paddock_uuids: Array.from({ length: 64 }, () => randomUUID()) },
    }));
    await expectFair(callOf([aGroup(unknown)]), '5,500 moves to nowhere');
  });

  it('128 shapes with 1,650 holes, and as many as there may be', async () => {
    await expectFair(callOf([aGroup(paddocksOf(110, withHoles(1_650)))]), '1,650 holes');
    await expectFair(callOf([aGroup(paddocksOf(300, withHoles(500)))]), '500 holes');
    await expectFair(callOf([aGroup(paddocksOf(60, spikes(4_990)))]), 'more spikes than there may be');
    await expectFair(callOf([aGroup(paddocksOf(100, spikes(2_800)))]), '2,800 spikes');
  });

  it('attack W3: the time that a group of 20,000 moves has grows with it', async () => {
    const herd = newRecord('herd');
    await ranch.write([herd]);
    const move = () => newRecord('move', { herd_uuid: herd.uuid, paddock_uuids: [], off: 'away' });
    const cost = await expectFair(callOf([aGroup(Array.from({ length: 20_000 }, move))]), '20,000 moves');
    expect(cost.text).toContain('"applied"');
  });

  it('what a machine finds: any field of any kind, with values of any size, in few large changes or many small ones', async () => {
    const [herd, paddock] = [newRecord('herd'), newRecord('paddock')];
    await ranch.write([herd, paddock]);
    const named = (kind: RecordKind) => {
      const data: Record<string, unknown> = { ...aRecord(kind) };
      for (const [field, value] of Object.entries({
        herd_uuid: herd.uuid,
        to_herd_uuid: herd.uuid,
        paddock_uuid: paddock.uuid,
      }))
        if (field in data && data[field] !== null) data[field] = value;
      if ('paddock_uuids' in data) data.paddock_uuids = [paddock.uuid];
      return data;
    };
    const many = <T>(max: number, of: (index: number) => T) =>
      fc.integer({ min: 1, max }).map((count) => Array.from({ length: count }, (_none, index) => of(index)));
    const [animals] = aRecord('count').classes;
    const values = fc.oneof(
      many(20_000, () => ({})),
      many(5_000, () => animals),
      many(20_000, () => randomUUID()),
      many(20_000, () => paddock.uuid),
      fc.integer({ min: 1, max: 200_000 }).map((count) => ' '.repeat(count)),
      fc.integer({ min: 1, max: 50_000 }).map((count) => ' x'.repeat(count)),
      fc.integer({ min: 1, max: 1_600 }).map((count) => withHoles(count)),
      fc.integer({ min: 10, max: 4_990 }).map((count) => spikes(count)),
      many(5_000, (index) => [`f${index}`, index]).map((fields) => Object.fromEntries(fields) as unknown),
    );
    const sent = fc.constantFrom(...RECORD_KINDS.filter((kind) => kind !== 'ranch')).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        field: fc.constantFrom(...Object.keys(aRecord(kind)), 'unheard_of'),
        // Every third time the record is as it should be, and there are many.
        value: fc.option(values, { freq: 3 }),
        groups: fc.integer({ min: 1, max: 20 }),
        changes: fc.integer({ min: 1, max: 20_000 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(sent, async ({ kind, field, value, groups, changes }) => {
        const data = { ...named(kind), ...(value !== null && { [field]: value }) };
        const most = Math.floor((15 * MIB) / (JSON.stringify(data).length + 150));
        const each = Math.max(1, Math.min(Math.floor(Math.min(changes, most) / groups), Math.floor(20_000 / groups)));
        const change = () => ({ kind, uuid: randomUUID(), base: null, data });
        const body = callOf(Array.from({ length: groups }, () => aGroup(Array.from({ length: each }, change))));
        if (body.length < 16 * MIB) await expectFair(body, `${groups} times ${each} ${kind}.${field}`);
      }),
      { numRuns: 60 },
    );
  });
});
