import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newPerson, register, type Person } from '../people';
import { MOVE } from '../serverRanch';
import type { Ids } from './Scenario';

const HERD = { color: '#2b66a3', ours: true, retired_at: null, note: '' };
const PADDOCK = {
  ...{ shape: null, acres: 50, grazeable_percent: 100, rating: null, parent_uuid: null, starts_at: null },
  ...{ retired_at: null, rest_target_days: null, grass_type: '', note: '' },
};
const COWS = { animal: 'cows', head: 100, average_weight_lb: 1_000, gain_lb_per_day: 0, au_per_head: null };
const TASK = { due_on: null, assignee_uuid: null, paddock_uuid: null, herd_uuid: null, repeat_days: null, note: '' };

/** A square of land; those side by side share a fence. */
const squareAt = (west: number, south: number) => {
  const [east, north] = [west + 0.004, south + 0.004];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { shape: { type: 'Polygon', coordinates: [ring] }, acres: null };
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

interface Ranch {
  person: Person;
  ranchUuid: string;
  ids: Ids;
  /** Writes records as one group, and answers the group's id. */
  write: (label: string, records: readonly (readonly [kind: string, data: object, uuid?: string])[]) => Promise<string>;
}

/** A change as the server takes it. */
export interface Written {
  readonly kind: string;
  readonly uuid: string;
  readonly base: unknown;
  readonly data: object | null;
}

/** Writes a group of changes as another device of the person would, and answers its id. */
export async function writeGroup(
  page: Page,
  path: string,
  label: string,
  changes: readonly Written[],
): Promise<string> {
  const now = new Date().toISOString();
  const group = { uuid: randomUUID(), at: now, label, import_uuid: null, changes };
  const me = await page.request.get('/api/v3/user/me');
  const headers = { origin: new URL(me.url()).origin };
  const answer = await page.request.post(path, { headers, data: { schema: 1, sent_at: now, groups: [group] } });
  expect(JSON.stringify(await answer.json())).toContain('"status":"applied"');
  return group.uuid;
}

/** Someone's ranch, which is written to as another device of theirs would. */
async function aRanch(page: Page): Promise<Omit<Ranch, 'ids'>> {
  const person = newPerson();
  await register(page, person);
  const me = await page.request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const ranchUuid = ranches[0].ranch_uuid;
  const write: Ranch['write'] = async (label, records) => {
    const changes = records.map(([kind, data, uuid = randomUUID()]) => ({ kind, uuid, base: null, data }));
    return writeGroup(page, `/api/v1/ranch/${ranchUuid}/changes`, label, changes);
  };
  return { person, ranchUuid, write };
}

const HERDS = ['Cows', 'Bulls', 'Sheep', 'Goats', 'Steers'];
const PADDOCKS = ['Creek', 'Mesa', 'Ridge', 'Draw', 'Bench', 'Trap', 'Flat', 'Gone', 'Lot', 'Yard'];
/** Those with a shape, from west to east. */
const ON_MAP = ['West', 'Center', 'East'];

/** A ranch with something of every sort on it that a control can write about. */
export async function aPressRanch(page: Page): Promise<Ranch> {
  const ranch = await aRanch(page);
  const ids: Record<string, string> = { email: ranch.person.email, password: ranch.person.password };
  ids.ranch = ranch.ranchUuid;
  for (const name of [...HERDS, ...PADDOCKS, ...ON_MAP]) ids[name] = randomUUID();
  const of = (name: string) => ids[name] ?? '';
  const put = (herd: string, paddock: string, days: number) =>
    ['move', { ...MOVE, herd_uuid: of(herd), at: daysAgo(days), paddock_uuids: [of(paddock)] }] as const;
  const count = (herd: string, days: number) =>
    [
      'count',
      {
        ...{ herd_uuid: of(herd), at: daysAgo(days), reason: 'counted', note: '' },
        classes: [{ ...COWS, intake_percent: null }],
      },
    ] as const;
  const retired = (name: string) => (['Goats', 'Gone'].includes(name) ? { retired_at: daysAgo(0.1) } : {});
  ids.wrote = await ranch.write('Wrote the ranch', [
    ...HERDS.map((name) => ['herd', { ...HERD, name, ...retired(name) }, of(name)] as const),
    ...PADDOCKS.map((name) => ['paddock', { ...PADDOCK, name, ...retired(name) }, of(name)] as const),
    ...ON_MAP.map(
      (name, at) => ['paddock', { ...PADDOCK, name, ...squareAt(-101.6 + at / 250, 41.9) }, of(name)] as const,
    ),
    ...['Cows', 'Bulls', 'Sheep'].map((name) => count(name, 40)),
    ...[put('Cows', 'Creek', 40), put('Cows', 'Mesa', 20), put('Cows', 'Creek', 4), put('Bulls', 'Draw', 30)],
  ]);
  const plan = (herd: string, paddock: string, inDays: number) =>
    ['plan', { herd_uuid: of(herd), paddock_uuids: [of(paddock)], at: daysAgo(-inDays), days: 3, note: '' }] as const;
  await ranch.write('Wrote what is to come', [
    ...[plan('Cows', 'Mesa', -2), plan('Cows', 'Ridge', 3), plan('Cows', 'Bench', 8), plan('Bulls', 'Trap', 5)],
    ['task', { ...TASK, title: 'Salt', done_at: null }],
    ['task', { ...TASK, title: 'Fences', done_at: daysAgo(0.2) }],
    ['note', { at: daysAgo(1), text: 'Two are lame', herd_uuid: of('Cows'), paddock_uuid: null, point: null }],
    ['note', { at: daysAgo(2), text: 'Gate hangs', herd_uuid: null, paddock_uuid: of('Creek'), point: null }],
    ['season', { name: 'Dry', type: 'year', starts_on: '2019-01-01', ends_on: '2019-12-31' }],
  ]);
  const wet = { kind: 'paddock', uuid: of('Flat'), base: ids.wrote, data: { note: 'Wet in May' } };
  await writeGroup(page, `/api/v1/ranch/${ranch.ranchUuid}/changes`, 'Changed paddock Flat', [wet]);
  return { ...ranch, ids };
}
