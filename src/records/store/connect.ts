import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

/** A disk that takes longer to open, or for one piece of work unless it says otherwise, counts as failed. */
const SLOW_MS = 3_000;
/** A page whose timer is that late was itself stopped, as a phone does with it: the disk hasn't had its time. */
const STOPPED_MS = 500;
const REOPEN_MS = 100;
/** How browsers call a connection that is gone, or is refused while the database is being deleted, though it may be there. */
const GONE = ['InvalidStateError', 'UnknownError', 'AbortError'];

export interface Connection<S extends DBSchema> {
  /**
   * Does a piece of work. Where the connection turns out to be gone, it is opened again and the work done once more.
   *
   * @param limitMs after how long it's given up
   * @throws what IndexedDB throws (QuotaExceededError, InvalidStateError, …), or TimeoutError
   */
  run: <T>(work: (database: IDBPDatabase<S>) => Promise<T>, limitMs?: number) => Promise<T>;
  close: () => void;
  /** Calls back when the connection was lost, and with it perhaps all that was kept, until the returned function is called. */
  onLost: (hear: () => void) => () => void;
}

type Hooks = Pick<OpenDBCallbacks<DBSchema>, 'blocking' | 'terminated'>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function inTime<T>(work: Promise<T>, limitMs = SLOW_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('The device took too long', 'TimeoutError'));
    const begunAt = Date.now();
    const look = () => {
      const wasStopped = Date.now() - begunAt > limitMs + STOPPED_MS;
      if (wasStopped) timer = setTimeout(giveUp, limitMs);
      else giveUp();
    };
    timer = setTimeout(look, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/**
 * A database that is opened when it is first needed.
 *
 * @param open opens it, with what is to be called when its connection ends
 */
export function connect<S extends DBSchema>(open: (hooks: Hooks) => Promise<IDBPDatabase<S>>): Connection<S> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  /** Another tab has a newer version of the database: this one works without from now on. */
  let isOutdated = false;
  const forget = () => {
    opened = undefined;
  };
  const close = () => {
    void opened?.then((database) => database.close()).catch(() => undefined);
    forget();
  };
  const hearers = new Set<() => void>();
  const lose = () => {
    forget();
    for (const hear of hearers) hear();
  };
  const hooks: Hooks = {
    terminated: lose,
    blocking: (_version, next) => {
      // Without a next version it's deleted: the site's data is being cleared.
      isOutdated = next !== null;
      close();
      if (!isOutdated) lose();
    },
  };
  const database = async () => {
    if (isOutdated) throw new DOMException('A newer version of the app has this database', 'VersionError');
    opened ??= inTime(open(hooks));
    const mine = opened;
    mine.catch(() => opened === mine && forget());
    return mine;
  };
  const run: Connection<S>['run'] = async (work, limitMs) => {
    try {
      return await inTime(database().then(work), limitMs);
    } catch (error) {
      if (!GONE.includes(errorName(error))) throw error;
      close();
      await wait(REOPEN_MS);
      const done = await inTime(database().then(work), limitMs);
      lose();
      return done;
    }
  };
  const onLost: Connection<S>['onLost'] = (hear) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  };
  return { run, close, onLost };
}
