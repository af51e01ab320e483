import { openDB, type DBSchema } from 'idb';
import { DELETED_PICTURE_DAYS } from '@contract/http/limits';
import { connect, errorName } from './connect';
import type { Owner } from './outboxStore';

/** A picture as this device keeps it. */
export interface KeptPicture extends Owner {
  readonly sha256: string;
  /** As it is sent, and a small one for lists. */
  readonly blob: Blob;
  readonly small: Blob;
  /** When it was chosen, ms since 1970. */
  readonly keptAt: number;
  /** When the server had it, ms since 1970; null while it hasn't. */
  readonly heldAt: number | null;
  /** Where its upload goes on; null before it has begun. */
  readonly uploadUrl: string | null;
  /** How much of it the server has, in bytes, as far as this device knows. */
  readonly sent: number;
  /** Why the server won't have it: its code. */
  readonly refusal: string | null;
  /** Whether a photo was recorded with it: one of a form that was never saved waits for nothing. */
  readonly isNamed?: boolean;
  /** When the last photo with it was deleted, ms since 1970: it may be brought back. */
  readonly unnamedAt?: number | null;
  /** The epoch of the record of the server that had it. */
  readonly heldIn?: string | null;
  /** Whether the server had it once: it is asked before it gets it again. */
  readonly mayBeThere?: boolean;
}

/** How many pictures of one person's photos on one ranch the server hasn't got, though it may. */
export interface PicturesWaiting extends Owner {
  readonly count: number;
  /** When the oldest was chosen, ms since 1970. */
  readonly since: number;
  /** Whether the server takes none of them right now. */
  readonly isPutOff: boolean;
}

type Key = [actor: string, ranchUuid: string, sha256: string];

/** Precious, as the outbox is: a picture is here alone until the server has it. */
interface PicturesSchema extends DBSchema {
  pictures: { key: Key; value: KeptPicture; indexes: { owner: [string, string] } };
}

const PICTURES = 'grazewell-pictures';
const DAY_MS = 86_400_000;
/** So long a picture is kept that the server has: a restored one may ask for it again. */
const HELD_DAYS = 30;
/** A picture of a form that was never saved. */
const UNSAVED_DAYS = 1;
/** One whose photo was deleted before the server had it: as long as the server would keep it. */
const UNNAMED_DAYS = DELETED_PICTURE_DAYS;
/** A large picture on a slow phone takes a while. */
const LONG_MS = 20_000;

const isWaiting = ({ heldAt, refusal, isNamed }: KeptPicture): boolean =>
  heldAt === null && refusal === null && isNamed === true;

/** Whether a picture may go: the server has had it for 30 days, or nothing names it any more and it can't come back. */
function isSpent({ heldAt, keptAt, unnamedAt = null, ...noted }: KeptPicture, isNamed: boolean, now: number): boolean {
  const isOver = (since: number, days: number) => since < now - days * DAY_MS;
  if (heldAt !== null) return isOver(heldAt, HELD_DAYS);
  // One that was named until now is noted as deleted first.
  if (isNamed || noted.isNamed === true) return false;
  return unnamedAt === null ? isOver(keptAt, UNSAVED_DAYS) : isOver(unnamedAt, UNNAMED_DAYS);
}

const asAskedAgain = (each: KeptPicture): KeptPicture => ({ ...each, heldAt: null, mayBeThere: true });

const keyOf = ({ actor, ranchUuid }: Owner, sha256: string): Key => [actor, ranchUuid, sha256];

function makeStore() {
  const { run } = connect<PicturesSchema>(async (hooks) => {
    const upgrade = (database: Awaited<ReturnType<typeof openDB<PicturesSchema>>>) => {
      const pictures = database.createObjectStore('pictures', { keyPath: ['actor', 'ranchUuid', 'sha256'] });
      pictures.createIndex('owner', ['actor', 'ranchUuid']);
    };
    try {
      return await openDB<PicturesSchema>(PICTURES, 1, { ...hooks, upgrade });
    } catch (error) {
      // A newer release wrote here, which has added to it and changed nothing.
      if (errorName(error) === 'VersionError') return openDB<PicturesSchema>(PICTURES, undefined, hooks);
      throw error;
    }
  });
  const all = () => run((database) => database.getAll('pictures'));
  const remove = (keys: readonly Key[]) =>
    run(async (database) => {
      const work = database.transaction('pictures', 'readwrite');
      for (const key of keys) await work.store.delete(key);
      await work.done;
    });
  return {
    /**
     * Keeps a picture that was chosen. One that is here already stays, as one that was chosen just now; of one that the server
     * had, the server is asked whether it still has it.
     */
    keep: (owner: Owner, { sha256, blob, small }: Pick<KeptPicture, 'sha256' | 'blob' | 'small'>): Promise<void> =>
      run(async (database) => {
        const work = database.transaction('pictures', 'readwrite', { durability: 'strict' });
        const fresh = { keptAt: Date.now(), heldAt: null, uploadUrl: null, sent: 0, refusal: null };
        const known = await work.store.get(keyOf(owner, sha256));
        if (known === undefined) await work.store.add({ ...owner, sha256, blob, small, ...fresh });
        else await work.store.put({ ...(known.heldAt === null ? known : asAskedAgain(known)), keptAt: fresh.keptAt });
        await work.done;
      }, LONG_MS),
    read: (owner: Owner, sha256: string): Promise<KeptPicture | undefined> =>
      run((database) => database.get('pictures', keyOf(owner, sha256)), LONG_MS),
    /** What is here of a person's pictures of one ranch. */
    list: (owner: Owner): Promise<KeptPicture[]> =>
      run((database) => database.getAllFromIndex('pictures', 'owner', [owner.actor, owner.ranchUuid]), LONG_MS),
    /** Notes what became of a picture that is here. */
    note: (owner: Owner, sha256: string, what: Partial<KeptPicture>): Promise<void> =>
      run(async (database) => {
        const work = database.transaction('pictures', 'readwrite');
        const known = await work.store.get(keyOf(owner, sha256));
        if (known !== undefined) await work.store.put({ ...known, ...what });
        await work.done;
      }),
    drop: (owner: Owner, sha256s: readonly string[]): Promise<void> =>
      remove(sha256s.map((sha256) => keyOf(owner, sha256))),
    /** Notes which of the pictures that are here a photo names, and which none does any more. */
    noteNamed: (owner: Owner, named: ReadonlyMap<string, boolean>): Promise<void> =>
      run(async (database) => {
        const work = database.transaction('pictures', 'readwrite');
        for (const [sha256, isNamed] of named) {
          const known = await work.store.get(keyOf(owner, sha256));
          if (known === undefined) continue;
          const unnamedAt = isNamed ? null : known.isNamed === true ? Date.now() : (known.unnamedAt ?? null);
          await work.store.put({ ...known, isNamed, unnamedAt });
        }
        await work.done;
      }),
    /**
     * Lets the server be asked for what one with another record had: it was restored from a backup, which may be older.
     *
     * @returns whether there is anything to ask for
     */
    askAgain: (owner: Owner, epoch: string): Promise<boolean> =>
      run(async (database) => {
        const work = database.transaction('pictures', 'readwrite');
        const all = await work.store.index('owner').getAll([owner.actor, owner.ranchUuid]);
        const old = all.filter(({ heldAt, heldIn }) => heldAt !== null && heldIn !== epoch);
        for (const each of old) await work.store.put(asAskedAgain(each));
        await work.done;
        return old.length > 0;
      }, LONG_MS),
    /** The pictures of a person's photos that wait, of one ranch. */
    waitingOf: async (owner: Owner): Promise<KeptPicture[]> =>
      (
        await run((database) => database.getAllFromIndex('pictures', 'owner', [owner.actor, owner.ranchUuid]), LONG_MS)
      ).filter(isWaiting),
    /** What waits of everybody's photos, by person and ranch. */
    allWaiting: async (): Promise<PicturesWaiting[]> => {
      const counts = new Map<string, PicturesWaiting>();
      for (const each of (await all()).filter(isWaiting)) {
        const { actor, ranchUuid, keptAt } = each;
        const key = `${actor} ${ranchUuid}`;
        const { count, since } = counts.get(key) ?? { count: 0, since: keptAt };
        counts.set(key, { actor, ranchUuid, count: count + 1, since: Math.min(since, keptAt), isPutOff: false });
      }
      return [...counts.values()];
    },
    /** Lets go of what the server has of everybody but that person; with null of everybody. */
    keepOnly: async (actor: string | null): Promise<void> => {
      const gone = (await all()).filter((each) => each.heldAt !== null && each.actor !== actor);
      await remove(gone.map((each) => keyOf(each, each.sha256)));
    },
    /** Lets go of all that isn't sent of a person, who has said so; of one ranch where it is named. */
    dropUnsent: async (actor: string, ranchUuid?: string): Promise<void> => {
      const isGone = (each: KeptPicture) =>
        each.heldAt === null && each.actor === actor && (ranchUuid === undefined || each.ranchUuid === ranchUuid);
      const gone = (await all()).filter(isGone);
      await remove(gone.map((each) => keyOf(each, each.sha256)));
    },
    isSpent,
  };
}

export type PictureStore = ReturnType<typeof makeStore>;

const stores = new WeakMap<IDBFactory, PictureStore>();

/** The same where pictures were kept here before: nothing is made for those who have none. */
export async function usedPictures(): Promise<PictureStore | undefined> {
  const store = findPictures();
  if (store === undefined || typeof indexedDB.databases !== 'function') return store;
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return names.includes(PICTURES) ? store : undefined;
}

/** This browser's pictures; undefined where its storage is blocked. Nothing is opened before it's used. */
export function findPictures(): PictureStore | undefined {
  try {
    if (typeof indexedDB === 'undefined') return undefined;
    const store = stores.get(indexedDB) ?? makeStore();
    stores.set(indexedDB, store);
    return store;
  } catch {
    // Some browsers throw at the mere name, where cookies are blocked.
    return undefined;
  }
}
