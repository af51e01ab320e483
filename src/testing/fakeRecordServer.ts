import { EPOCH } from './aRecord';
import { RANCH_UUID } from './factories';
import type { Answer } from './fakeServer';

interface Stored {
  kind: string;
  uuid: string;
  revision: number;
  changed_at: string;
  changed_by: string | null;
  data: Record<string, unknown> | null;
}

interface Sent {
  sent_at: string;
  groups: { uuid: string; at: string; label: string; changes: readonly Change[] }[];
}

interface Change {
  kind: string;
  uuid: string;
  base: number | string | null;
  data: Record<string, unknown> | null;
}

export const RECORDS = `GET /api/v1/ranch/${RANCH_UUID}/records`;
export const CHANGES = `POST /api/v1/ranch/${RANCH_UUID}/changes`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Texts as the server keeps them. */
const trimmed = (data: Change['data']): Change['data'] =>
  data === null
    ? null
    : Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
      );

/**
 * A ranch's record on a pretended server, which applies and refuses groups as the real one does as far as sagas can tell:
 * once each, in order, with a revision, and refused where a field has changed since its base.
 */
export function fakeRecordServer(founding: readonly object[]) {
  const revisions = (founding as Stored[]).map(({ revision }) => revision);
  const server = { epoch: EPOCH, head: Math.max(founding.length, ...revisions) };
  const records = new Map<string, Stored>();
  const writtenAt = new Map<string, number>();
  /** The revision of each applied group, or of the record when one that changed nothing was judged. */
  const applied = new Map<string, number>();
  const refusals = new Map<string, object>();
  for (const each of founding as Stored[]) records.set(each.uuid, each);

  const revisionOf = (base: Change['base']) => (typeof base === 'string' ? (applied.get(base) ?? -1) : (base ?? 0));
  const differing = ({ uuid, data }: Change) => {
    const present: Change['data'] = records.get(uuid)?.data ?? null;
    return Object.entries(trimmed(data) ?? {}).flatMap(([field, value]) =>
      isSame(present?.[field], value) ? [] : [field],
    );
  };
  const isNothing = (change: Change) => {
    const stored = records.get(change.uuid);
    if (stored === undefined) return false;
    return change.data === null ? stored.data === null : stored.data !== null && differing(change).length === 0;
  };
  const isConflict = (change: Change) => {
    if (isNothing(change)) return false;
    const [stored, base] = [records.get(change.uuid), revisionOf(change.base)];
    if (change.base === null) return stored !== undefined;
    if (stored === undefined || base < 0) return true;
    if (change.data === null || stored.data === null) return stored.revision > base;
    return differing(change).some((field) => (writtenAt.get(`${change.uuid} ${field}`) ?? 0) > base);
  };
  const write = ({ kind, uuid, data }: Change, by: string) => {
    const before = records.get(uuid)?.data;
    for (const field of Object.keys(data ?? before ?? {})) writtenAt.set(`${uuid} ${field}`, server.head);
    records.set(uuid, {
      kind,
      uuid,
      revision: server.head,
      changed_at: new Date().toISOString(),
      changed_by: by,
      data: data === null ? null : { ...before, ...trimmed(data) },
    });
  };
  /** As the real server tells it: undefined where something is written otherwise than it was sent. */
  const asSent = (changes: readonly Change[]) => {
    const isWritten = (change: Change) =>
      !isNothing(change) &&
      isSame(trimmed(change.data), change.data) &&
      (change.base === null || records.get(change.uuid)?.data !== null);
    const over = changes.reduce((sum, { uuid }) => sum + (records.get(uuid)?.revision ?? 0), 0);
    return changes.every(isWritten) ? { changed_at: new Date().toISOString(), changed_by: 'me', over } : undefined;
  };
  const judge = ({ uuid, changes }: Sent['groups'][number]) => {
    const before = applied.get(uuid);
    if (before !== undefined) return { uuid, status: 'applied', revision: before };
    const made = refusals.get(uuid) ?? refusals.get('next');
    refusals.delete('next');
    if (made !== undefined) return { uuid, status: 'refused', change: 0, details: 'No', ...made };
    const change = changes.findIndex(isConflict);
    if (change >= 0) {
      const present = changes.flatMap((each) => records.get(each.uuid) ?? []);
      const why = { code: 'changed_meanwhile', details: 'Somebody has changed this since', records: present };
      return { uuid, status: 'refused', change, ...why };
    }
    const writing = changes.filter((each) => !isNothing(each));
    if (writing.length === 0) {
      applied.set(uuid, server.head);
      return { uuid, status: 'applied', revision: null };
    }
    const as_sent = asSent(changes);
    server.head += 1;
    applied.set(uuid, server.head);
    for (const each of writing) write(each, 'me');
    return { uuid, status: 'applied', revision: server.head, as_sent };
  };

  /** Records after a revision up to a head that was read before, as they are now; never a part of one revision. */
  const page = (since: number | null, head = server.head, limit = Infinity) => {
    const all = [...records.values()]
      .filter(({ revision, data }) => revision <= head && (since === null ? data !== null : revision > since))
      .sort((one, other) => one.revision - other.revision);
    const last = all[limit - 1]?.revision ?? head;
    const taken = all.filter(({ revision }) => revision <= last);
    return { epoch: server.epoch, head, next: last, has_more: last < head, records: taken };
  };
  const read = ({ query }: { query: string }): Answer => {
    const asked = new URLSearchParams(query);
    const since = asked.get('since');
    const isOther = asked.get('epoch') !== null && asked.get('epoch') !== server.epoch;
    if (isOther) return { status: 409, body: { error: 'Read again', details: 'Read again', code: 'reset' } };
    return { status: 200, body: page(since === null ? null : Number(since)) };
  };
  const change = ({ body }: { body: unknown }): Answer => ({
    status: 200,
    body: { results: (body as Sent).groups.map(judge), epoch: server.epoch, head: server.head },
  });

  return {
    server,
    answers: { [RECORDS]: read, [CHANGES]: change },
    /** Somebody else writes a record, or deletes one with `data` null. */
    others: ({ kind, uuid, data }: Omit<Change, 'base'>) => {
      server.head += 1;
      write({ kind, uuid, base: null, data }, 'ben');
    },
    get: (uuid: string) => records.get(uuid),
    judge,
    page,
    applied,
    /** The next group that comes, whichever it is, is refused so. */
    refuseNext: (refusal: object) => void refusals.set('next', refusal),
    /** A backup from before is restored: what was written since is gone, also from what was applied. */
    restore: (epoch: string, all: readonly object[]) => {
      Object.assign(server, { epoch, head: all.length });
      records.clear();
      applied.clear();
      writtenAt.clear();
      for (const each of all as Stored[]) records.set(each.uuid, each);
    },
  };
}
