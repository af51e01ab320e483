import type { Db } from '../db/Database';
import { findVersionKeys, findVersionsOf, type KeptVersion, type VersionKey } from './historyTable';

/** Asks the database in the share of who waits for the answer. */
export type Ask = <T>(query: (db: Db) => Promise<T>) => Promise<T>;

/** Keys that are read at once: about 10 MB. */
const KEYS = 50_000;
/** Versions whose data are asked for at once. */
const VERSIONS = 1_000;

const BEFORE_ALL: VersionKey = { revision: 0, uuid: '00000000-0000-0000-0000-000000000000' };

/** The versions of a ranch, revision by revision in ascending order. */
export class VersionsByRevision {
  private keys: VersionKey[] = [];
  private next = 0;
  private last = BEFORE_ALL;
  private isAll = false;

  constructor(
    private readonly ask: Ask,
    private readonly ranchUuid: string,
  ) {}

  /** The versions that a revision wrote, by record. Revisions are asked for in ascending order. */
  async of(revision: number): Promise<KeptVersion[]> {
    const keys = await this.keysOf(revision);
    const found: KeptVersion[] = [];
    while (found.length < keys.length) {
      const asked = keys.slice(found.length, found.length + VERSIONS);
      const read = await this.ask((db) => findVersionsOf(db, this.ranchUuid, asked));
      if (read.length === 0) break;
      found.push(...read);
    }
    return found;
  }

  private async keysOf(revision: number): Promise<VersionKey[]> {
    const keys: VersionKey[] = [];
    for (;;) {
      const key = this.keys[this.next];
      if (key === undefined) {
        if (this.isAll) return keys;
        await this.readKeys();
      } else if (key.revision > revision) {
        return keys;
      } else {
        if (key.revision === revision) keys.push(key);
        this.next += 1;
      }
    }
  }

  private async readKeys(): Promise<void> {
    this.keys = await this.ask((db) => findVersionKeys(db, this.ranchUuid, this.last, KEYS));
    this.next = 0;
    this.last = this.keys.at(-1) ?? this.last;
    this.isAll = this.keys.length < KEYS;
  }
}
