import { deleteDB, openDB, type DBSchema } from 'idb';
import type { Outgoing } from '../outbox';
import { connect, errorName, type Connection } from './connect';

/** A group as the device keeps it until the server has it, and its revision was read. */
export interface StoredGroup extends Pick<
  Outgoing,
  'group' | 'before' | 'by' | 'wasSent' | 'fileOf' | 'revision' | 'refusal'
> {
  /** The order of sending; counted by the database. */
  readonly seq?: number;
  readonly actor: string;
  readonly ranchUuid: string;
  /** For who doesn't belong to it any more; missing where an earlier version wrote, or nothing told it. */
  readonly ranchName?: string | undefined;
  readonly schema: number;
  readonly state: 'waiting' | 'applied' | 'refused' | 'stranded';
  /** By this device's clock, ISO 8601 in UTC. */
  readonly recordedAt: string;
}

/** A group that the server has saved, for 30 days. */
export interface SentGroup extends Pick<StoredGroup, 'seq' | 'actor' | 'ranchUuid' | 'group' | 'revision'> {
  /** Whose file it came by; missing where an earlier version wrote. */
  readonly fileOf?: string | null;
  readonly epoch: string;
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
}

/** Precious: what is not saved on the server. A later version adds stores, indexes and fields, and changes nothing else. */
export interface OutboxSchema extends DBSchema {
  groups: { key: number; value: StoredGroup; indexes: { owner: [string, string]; uuid: string } };
  sent: { key: number; value: SentGroup; indexes: { owner: [string, string]; uuid: string } };
  device: { key: string; value: unknown };
}

type OwnerKey = [actor: string, ranchUuid: string];

/** How far a copy goes. There is a copy exactly when there is a head. */
export interface CopyHead {
  readonly format: 1;
  readonly generation: string;
  /** How many blocks the generation has. */
  readonly blocks: number;
  readonly epoch: string;
  readonly head: number;
  readonly cursor: number;
  /** When the server last answered, and when the ranch was last opened; ms since 1970. */
  readonly contactAt: number;
  readonly openedAt: number;
}

/** Replaceable: what the server has said. A version that differs is deleted. */
export interface RecordsSchema extends DBSchema {
  heads: { key: OwnerKey; value: CopyHead };
  /** JSON text of records of one kind, as the server sent them. */
  blocks: { key: [...OwnerKey, generation: string, n: number]; value: string };
  rows: { key: [...OwnerKey, uuid: string]; value: unknown };
}

const OUTBOX = 'grazewell-outbox';
const RECORDS = 'grazewell-records';

export function connectOutbox(): Connection<OutboxSchema> {
  return connect(async (hooks) => {
    const upgrade = (database: Awaited<ReturnType<typeof openDB<OutboxSchema>>>) => {
      for (const name of ['groups', 'sent'] as const) {
        const store = database.createObjectStore(name, { keyPath: 'seq', autoIncrement: true });
        store.createIndex('owner', ['actor', 'ranchUuid']);
        store.createIndex('uuid', 'group.uuid');
      }
      database.createObjectStore('device');
    };
    try {
      return await openDB<OutboxSchema>(OUTBOX, 1, { ...hooks, upgrade });
    } catch (error) {
      // A newer release wrote here, which has added to it and changed nothing.
      if (errorName(error) === 'VersionError') return openDB<OutboxSchema>(OUTBOX, undefined, hooks);
      throw error;
    }
  });
}

export function connectRecords(): Connection<RecordsSchema> {
  return connect(async (hooks) => {
    const open = () =>
      openDB<RecordsSchema>(RECORDS, 1, {
        ...hooks,
        upgrade: (database) => {
          for (const name of ['heads', 'blocks', 'rows'] as const) database.createObjectStore(name);
        },
      });
    try {
      return await open();
    } catch {
      await deleteDB(RECORDS);
      return open();
    }
  });
}
