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
  groups: { uuid: string; at: string; label: string; changes: Change[] }[];
}

interface Change {
  kind: string;
  uuid: string;
  base: number | string | null;
  data: Record<string, unknown> | null;
}

export const RECORDS = `GET /api/v1/ranch/${RANCH_UUID}/records`;
export const CHANGES = `POST /api/v1/ranch/${RANCH_UUID}/changes`;

/**
 * A ranch's record on a pretended server, which applies and refuses groups as the real one does as far as sagas can tell:
 * once each, in order, with a revision, and refused where a field has changed since its base.
 */
export function fakeRecordServer(founding: readonly object[]) {
  const server = { epoch: EPOCH, head: founding.length };
  const records = new Map<string, Stored>();
  const writtenAt = new Map<string, number>();
  const applied = new Map<string, number>();
  const refusals = new Map<string, object>();
  for (const each of founding as Stored[]) records.set(each.uuid, each);

  const revisionOf = (base: Change['base']) => (typeof base === 'string' ? (applied.get(base) ?? -1) : (base ?? 0));
  const isConflict = ({ uuid, base, data }: Change) => {
    const fields = Object.keys(data ?? records.get(uuid)?.data ?? {});
    return fields.some((field) => (writtenAt.get(`${uuid} ${field}`) ?? 0) > revisionOf(base)) || revisionOf(base) < 0;
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
      data: data === null ? null : { ...before, ...data },
    });
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
    server.head += 1;
    applied.set(uuid, server.head);
    for (const each of changes) write(each, 'me');
    return { uuid, status: 'applied', revision: server.head };
  };

  const read = ({ query }: { query: string }): Answer => {
    const asked = new URLSearchParams(query);
    const since = asked.get('since');
    const isOther = asked.get('epoch') !== null && asked.get('epoch') !== server.epoch;
    if (isOther) return { status: 409, body: { error: 'Read again', details: 'Read again', code: 'reset' } };
    const all = [...records.values()].filter(({ revision, data }) =>
      since === null ? data !== null : revision > Number(since),
    );
    const { epoch, head } = server;
    return { status: 200, body: { epoch, head, next: head, has_more: false, records: all } };
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
