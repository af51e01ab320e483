import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test';

export interface ServerRecord {
  kind: string;
  uuid: string;
  revision: number;
  changed_at: string;
  data: Record<string, unknown> & { name?: string; at?: string };
}

/**
 * The ranch of the person of a page, as the server has it and as another window of theirs writes it.
 *
 * @param of the page, or what tells it where a kill puts another in its place
 */
export async function serverRanch(of: Page | (() => Page), site = '') {
  const calls = () => (typeof of === 'function' ? of() : of).request;
  const me = await calls().get(`${site}/api/v3/user/me`);
  const { uuid: personUuid, ranches } = (await me.json()) as { uuid: string; ranches: [{ ranch_uuid: string }] };
  const uuid = ranches[0].ranch_uuid;
  const path = `${site}/api/v1/ranch/${uuid}`;
  const read = async () => {
    const answer = await calls().get(`${path}/records`);
    return (await answer.json()) as { epoch: string; records: ServerRecord[] };
  };
  const records = async (): Promise<ServerRecord[]> => (await read()).records;
  /** Another one once a backup was restored. */
  const epoch = async (): Promise<string> => (await read()).epoch;
  const { origin } = new URL(me.url());
  const write = async (label: string, ...changes: readonly object[]): Promise<void> => {
    const now = new Date().toISOString();
    const group = { uuid: randomUUID(), at: now, label, import_uuid: null, changes };
    const headers = { origin };
    const call = { schema: 1, sent_at: now, groups: [group] };
    const answer = await calls().post(`${path}/changes`, { headers, data: call });
    expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
  };
  /** What was moved, in the order in which the server applied it. */
  const moves = async (): Promise<ServerRecord[]> => {
    const moved = (await records()).filter(({ kind }) => kind === 'move');
    return moved.sort((one, other) => one.revision - other.revision);
  };
  return { uuid, personUuid, origin, records, epoch, write, moves };
}

export type ServerRanch = Awaited<ReturnType<typeof serverRanch>>;

export const A_PADDOCK = {
  shape: null,
  acres: 80,
  grazeable_percent: 100,
  rating: null,
  parent_uuid: null,
  starts_at: null,
  retired_at: null,
  rest_target_days: null,
  grass_type: '',
  note: '',
};

/** What a move has besides its herd, its time and where it leads. */
export const MOVE = { off: null, strip_acres: null, planned_days: null, plan_uuid: null, note: '' };

/** What adds a record. */
export const added = (kind: string, data: object) => ({ kind, uuid: randomUUID(), base: null, data });

/** Adds paddocks and herds that a walk needs many of. */
export async function stock(ranch: ServerRanch, paddocks: readonly string[], herds: readonly string[]): Promise<void> {
  const land = paddocks.map((name) => added('paddock', { ...A_PADDOCK, name }));
  const cattle = herds.map((name) => added('herd', { name, color: '#7a4a21', ours: true, retired_at: null, note: '' }));
  await ranch.write('Stocked', ...land, ...cattle);
}
