import type { Db } from '../db/Database';
import { findVersionKeys, findVersionsOf, type KeptVersion, type VersionKey } from './historyTable';

/** Asks the database in the share of who waits for the answer. */
export type Ask = <T>(query: (db: Db) => Promise<T>) => Promise<T>;

/** Keys that are read at once: about 10 MB. */
const KEYS = 50_000;
/** Versions whose data are asked for at once, of however many revisions; as many come as fit. */
const VERSIONS = 1_000;

const BEFORE_ALL: VersionKey = { revision: 0, uuid: '00000000-0000-0000-0000-000000000000' };

/** The versions of a ranch, revision by revision in ascending order. */
export class VersionsByRevision {
  private keys: VersionKey[] = [];
  private isAll = false;
  private nextKey = 0;
  private versions: KeptVersion[] = [];
  private next = 0;

  constructor(
    private readonly ask: Ask,
    private readonly ranchUuid: string,
  ) {}

  /** The versions that a revision wrote, by record. Revisions are asked for in ascending order. */
  async of(revision: number): Promise<KeptVersion[]> {
    const found: KeptVersion[] = [];
    for (;;) {
      const version = this.versions[this.next];
      if (version === undefined) {
        if (!(await this.readVersions())) return found;
      } else if (version.revision > revision) {
        return found;
      } else {
        if (version.revision === revision) found.push(version);
        this.next += 1;
      }
    }
  }

  /** Reads those that follow. False where none do. */
  private async readVersions(): Promise<boolean> {
    if (this.nextKey === this.keys.length && !this.isAll) await this.readKeys();
    const asked = this.keys.slice(this.nextKey, this.nextKey + VERSIONS);
    if (asked.length === 0) return false;
    this.versions = await this.ask((db) => findVersionsOf(db, this.ranchUuid, asked));
    this.next = 0;
    this.nextKey += this.versions.length;
    return this.versions.length > 0;
  }

  private async readKeys(): Promise<void> {
    const last = this.keys.at(-1) ?? BEFORE_ALL;
    this.keys = await this.ask((db) => findVersionKeys(db, this.ranchUuid, last, KEYS));
    this.nextKey = 0;
    this.isAll = this.keys.length < KEYS;
  }
}
