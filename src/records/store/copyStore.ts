import { deviceCopies } from '@shared/lib/deviceCopies';
import { inTurns } from '@shared/lib/inTurns';
import { nextTurn } from '@shared/lib/nextTurn';
import type { Theirs } from '../outbox';
import type { Position } from '../recordsState';
import { asRecords, blocksOf, recordsOf } from './blocksOf';
import type { Connection } from './connect';
import type { CopyHead, RecordsSchema } from './databases';
import type { Owner } from './outboxStore';

/** A phone's processor is four times slower than a desk's: a turn stays below 50 ms there too. */
const TURN_MS = 8;
/** A whole copy may be 50 MB, and what was read after a while away thousands of rows, on a slow phone. */
const LONG_MS = 20_000;
/** Up to 4 MB of text. */
const READ_BLOCKS = 16;

/** What was read after a revision, up to a position. */
export interface Reading extends Position {
  readonly from: number;
  readonly records: readonly Theirs[];
}

export interface Copy extends Position {
  readonly records: readonly Theirs[];
  /** How many of them were written after its blocks. */
  readonly rows: number;
}

type Key = [actor: string, ranchUuid: string];

const STORES = ['heads', 'blocks', 'rows'] as const;

const keyOf = ({ actor, ranchUuid }: Owner): Key => [actor, ranchUuid];
const below = (key: readonly string[]) => IDBKeyRange.bound([...key], [...key, []]);
const positionOf = ({ epoch, head, cursor }: Position): Position => ({ epoch, head, cursor });

interface Blocks {
  getAll(range: IDBKeyRange): Promise<string[]>;
  count(range: IDBKeyRange): Promise<number>;
}

/** The texts of the blocks of a generation, some at a time: the browser makes all of one answer in one task. */
async function readBlocks(blocks: Blocks, key: readonly string[]): Promise<string[]> {
  const parts: Promise<string[]>[] = [];
  const count = await blocks.count(below(key));
  for (let n = 1; n <= count; n += READ_BLOCKS) {
    parts.push(blocks.getAll(IDBKeyRange.bound([...key, n], [...key, n + READ_BLOCKS - 1])));
  }
  return (await Promise.all(parts)).flat();
}

/** The records of blocks with rows written over them. */
async function unpack(blocks: readonly string[], rows: readonly unknown[]): Promise<readonly Theirs[]> {
  const changed = new Map(asRecords(rows).map((record) => [record.uuid, record]));
  const records: Theirs[] = [];
  const take = (block: string) => {
    for (const record of recordsOf(block)) if (!changed.has(record.uuid)) records.push(record);
  };
  await inTurns(blocks, take, undefined, TURN_MS);
  for (const record of changed.values()) if (record.data !== null) records.push(record);
  return records;
}

/** Deletes all blocks of a ranch but those of a generation. */
async function dropOthers(blocks: { delete(range: IDBKeyRange): Promise<void> }, key: Key, generation: string) {
  await blocks.delete(IDBKeyRange.bound(key, [...key, generation], false, true));
  await blocks.delete(IDBKeyRange.bound([...key, generation, []], [...key, []]));
}

/** Blocks of a copy that has no head yet: nobody reads them. */
interface Built {
  readonly generation: string;
  readonly blocks: number;
}

type Run = Connection<RecordsSchema>['run'];

/** Notes when a copy was opened, unless it was deleted or another one has taken its place. */
const noteOpened = (run: Run, key: Key, generation: string): Promise<void> =>
  run(async (database) => {
    const work = database.transaction('heads', 'readwrite', { durability: 'relaxed' });
    const note = async () => {
      const head = await work.store.get(key);
      if (head?.generation === generation) await work.store.put({ ...head, openedAt: Date.now() }, key);
    };
    await Promise.all([note(), work.done]);
  });

/** The confirmed records of ranches as their people may see them, which may be thrown away at any doubt. */
export const copyStore = ({ run }: Connection<RecordsSchema>) => ({
  /**
   * The copy of a ranch, if there is one. When it was opened is noted behind it: a disk that is full, or busy with what
   * another tab writes, can be read all the same.
   *
   * @throws Error where it's damaged
   */
  read: async (owner: Owner): Promise<Copy | undefined> => {
    const key = keyOf(owner);
    const found = await run(async (database) => {
      // One transaction: another tab may put a new copy in place of this one meanwhile.
      const work = database.transaction(STORES);
      const head = await work.objectStore('heads').get(key);
      if (head === undefined) return undefined;
      const [blocks, rows] = await Promise.all([
        readBlocks(work.objectStore('blocks'), [...key, head.generation]),
        work.objectStore('rows').getAll(below(key)),
      ]);
      await work.done;
      return { head, blocks, rows };
    }, LONG_MS);
    if (found === undefined) return undefined;
    const { head, blocks, rows } = found;
    if (head.format !== 1 || head.blocks !== blocks.length) throw new Error('A block of the copy is missing');
    noteOpened(run, key, head.generation).catch(() => undefined);
    return { ...positionOf(head), rows: rows.length, records: await unpack(blocks, rows) };
  },

  /** Writes the blocks of a new copy, in turns of the browser; undefined once `isOver` says that it's given up. */
  build: async (owner: Owner, records: Iterable<Theirs>, isOver: () => boolean): Promise<Built | undefined> => {
    const generation = crypto.randomUUID();
    let blocks = 0;
    let since = performance.now();
    for (const text of blocksOf(records)) {
      if (text === undefined && performance.now() - since < TURN_MS) continue;
      if (text !== undefined) {
        const n = (blocks += 1);
        await run((database) => database.put('blocks', text, [...keyOf(owner), generation, n]));
      }
      await nextTurn();
      if (isOver()) return undefined;
      since = performance.now();
    }
    return { generation, blocks };
  },

  /** Puts a new copy in place of the one before. From then on it's the one that is read. */
  finish: (owner: Owner, built: Built, position: Position, readSince: readonly Theirs[]): Promise<void> =>
    run(async (database) => {
      const key = keyOf(owner);
      const work = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
      const rows = work.objectStore('rows');
      const now = Date.now();
      const head: CopyHead = { format: 1, ...built, ...positionOf(position), contactAt: now, openedAt: now };
      await work.objectStore('heads').put(head, key);
      await dropOthers(work.objectStore('blocks'), key, built.generation);
      await rows.delete(below(key));
      for (const record of readSince) await rows.put(record, [...key, record.uuid]);
      await work.done;
      deviceCopies.add(owner);
    }),

  /**
   * Writes what was read since, where the copy is at the revision that it was read from, and tells how many rows it has
   * now. `ahead`: another tab was faster. `gap`: something before it is missing, or there's no copy.
   */
  add: (owner: Owner, { from, records, ...position }: Reading): Promise<number | 'ahead' | 'gap'> =>
    run(async (database) => {
      const key = keyOf(owner);
      const work = database.transaction(['heads', 'rows'], 'readwrite', { durability: 'relaxed' });
      const before = await work.objectStore('heads').get(key);
      if (before === undefined || before.epoch !== position.epoch || before.cursor < from) return 'gap';
      if (before.cursor > from) return 'ahead';
      const rows = work.objectStore('rows');
      for (const record of records) await rows.put(record, [...key, record.uuid]);
      await work.objectStore('heads').put({ ...before, ...positionOf(position), contactAt: Date.now() }, key);
      const count = await rows.count(below(key));
      await work.done;
      return count;
    }, LONG_MS),

  /** The copies on this device: whose each is, and its head. */
  heads: (): Promise<readonly (Owner & { head: CopyHead })[]> =>
    run(async (database) => {
      const work = database.transaction('heads');
      const [keys, heads] = await Promise.all([work.store.getAllKeys(), work.store.getAll()]);
      return heads.flatMap((head, index) => {
        const [actor, ranchUuid] = keys[index] ?? [];
        return actor === undefined || ranchUuid === undefined ? [] : [{ actor, ranchUuid, head }];
      });
    }),

  /** Deletes blocks of a ranch that no head has. */
  dropUnfinished: (owner: Owner): Promise<void> =>
    run(async (database) => {
      const key = keyOf(owner);
      const work = database.transaction(['heads', 'blocks'], 'readwrite', { durability: 'relaxed' });
      const generation = (await work.objectStore('heads').get(key))?.generation ?? '';
      await dropOthers(work.objectStore('blocks'), key, generation);
      await work.done;
    }),

  /** Deletes the copies of everybody else, or with null of everybody. */
  keepOnly: (actor: string | null): Promise<void> => {
    deviceCopies.keepOnly(actor);
    return run(async (database) => {
      const work = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
      for (const store of STORES.map((name) => work.objectStore(name))) {
        if (actor === null) await store.clear();
        else {
          await store.delete(IDBKeyRange.upperBound([actor], true));
          await store.delete(IDBKeyRange.lowerBound([actor, []]));
        }
      }
      await work.done;
    });
  },

  /** Deletes copies, with blocks that never got a head. */
  forget: (owners: readonly Owner[]): Promise<void> => {
    owners.forEach(deviceCopies.remove);
    return run(async (database) => {
      const work = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
      for (const owner of owners) {
        await work.objectStore('heads').delete(keyOf(owner));
        await work.objectStore('blocks').delete(below(keyOf(owner)));
        await work.objectStore('rows').delete(below(keyOf(owner)));
      }
      await work.done;
    });
  },
});
