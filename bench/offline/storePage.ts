import { added, groupOf } from '@records/group';
import { outgoing } from '@records/outbox';
import { countOf } from '@records/shelves';
import type { Position } from '@records/recordsState';
import { findDevice, type Device } from '@records/store/findDevice';
import { shelveCopy } from '@records/store/shelveCopy';
import type { Owner } from '@records/store/outboxStore';
import { watchTasks } from './watchTasks';

/** What a page of the bench does with the store of the product, at the product's own address and so on its databases. */

export interface CopyRead {
  /** From nothing until the records are in shelves. */
  ms: number;
  /** Of it, at the end: putting them into shelves. */
  groupedMs: number;
  records: number;
  /** The longest task over 50 ms meanwhile; 0: there was none. */
  longestTask: number;
}

export interface TextParsed {
  ms: number;
  /** Of the text of the records, in one piece. */
  chars: number;
}

const MINUTE_MS = 60_000;
/** A disk that takes longer than 3 s for one piece of work counts as failed. */
const AT_ONCE = 50;

function device(): Device {
  const found = findDevice();
  if (found === undefined) throw new Error('This browser keeps nothing');
  return found;
}

/** Whose copy is on this device. */
function owner(): Owner {
  const [copy] = JSON.parse(localStorage.getItem('grazewell:device') ?? '[]') as Owner[];
  if (copy === undefined) throw new Error('There is no copy on this device');
  return copy;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function timesOf(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timeOf(() => work(index)));
  return times;
}

/** Reads the copy into shelves, as a start of the app does. */
async function readCopy(): Promise<CopyRead> {
  const tasks = watchTasks();
  const startedAt = performance.now();
  const copy = await device().copies.read(owner());
  if (copy === undefined) throw new Error('The copy is gone');
  const unpackedAt = performance.now();
  const { shelves } = await shelveCopy(copy, Date.now());
  const endedAt = performance.now();
  const [ms, groupedMs] = [endedAt - startedAt, endedAt - unpackedAt];
  return { ms, groupedMs, records: countOf(shelves), longestTask: await tasks.longest() };
}

/** Deletes the copy, so that the next opening reads from the server and saves for the first time. */
const forgetCopy = (): Promise<void> => device().copies.forget([owner()]);

function blocks(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('grazewell-records');
    opening.onerror = () => reject(new Error('The copy cannot be opened'));
    opening.onsuccess = () => {
      const asked = opening.result.transaction('blocks').objectStore('blocks').getAll();
      asked.onsuccess = () => resolve(asked.result as string[]);
      asked.onerror = () => reject(new Error('The copy cannot be read'));
    };
  });
}

/** Parses the text of the copy in one piece. */
async function parseText(): Promise<TextParsed> {
  const text = `[${(await blocks()).map((block) => block.slice(1, -1)).join(',')}]`;
  const startedAt = performance.now();
  const records = JSON.parse(text) as unknown[];
  const ms = performance.now() - startedAt;
  if (records.length === 0) throw new Error('The copy is empty');
  return { ms, chars: text.length };
}

/** What the databases of this address take, as the browser tells it. */
async function diskBytes(): Promise<number> {
  const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { indexedDB?: number } };
  if (usageDetails?.indexedDB === undefined) throw new Error('The browser does not tell what a database takes');
  return usageDetails.indexedDB;
}

const moveOf = (herd_uuid: string, paddock_uuid: string, at: number) => {
  const fields = { off: null, strip_acres: null, planned_days: null, plan_uuid: null, note: '' };
  const move = { herd_uuid, paddock_uuids: [paddock_uuid], at: new Date(at).toISOString(), ...fields };
  const said = { what: 'labeled', label: 'Moved' } as const;
  return outgoing(groupOf(said, [added('move', move)], null, at), {}, 'person', 'writing');
};

/** Stores groups of one move, each on its own and strictly, and deletes them again; how long each took, ms. */
async function storeGroups(count: number, herd: string, paddock: string): Promise<number[]> {
  const [{ outbox }, whose] = [device(), owner()];
  const groups = Array.from({ length: count }, () => moveOf(herd, paddock, Date.now()));
  const times = await timesOf(count, async (index) => {
    const each = groups[index];
    if (each !== undefined) await outbox.write(whose, [{ what: 'add', each }], true);
  });
  await outbox.drop(whose.actor);
  return times;
}

/** Lets groups of one move wait, a minute between two; the last one is now. */
async function queueMoves(count: number, herd: string, paddock: string): Promise<void> {
  const [{ outbox }, whose, now] = [device(), owner(), Date.now()];
  const moves = Array.from({ length: count }, (_, index) =>
    moveOf(herd, paddock, now - (count - 1 - index) * MINUTE_MS),
  );
  for (let start = 0; start < count; start += AT_ONCE) {
    const steps = moves.slice(start, start + AT_ONCE).map((each) => ({ what: 'add', each }) as const);
    await outbox.write(whose, steps, true);
  }
}

/** Stores readings of one record each; how long each took, ms. The copy says what the server has not said from then on. */
async function storeReadings(count: number, herd: string, paddock: string): Promise<number[]> {
  const [{ copies }, whose] = [device(), owner()];
  const [found] = await copies.heads();
  if (found === undefined) throw new Error('The copy is gone');
  const { epoch, cursor: first } = found.head;
  return timesOf(count, async (index) => {
    const { changes } = moveOf(herd, paddock, Date.now()).group;
    const [{ kind, uuid, data } = { kind: '', uuid: '', data: null }] = changes;
    const revision = first + index + 1;
    const position: Position = { epoch, head: revision, cursor: revision };
    const records = [{ kind, uuid, revision, changed_at: new Date().toISOString(), changed_by: null, data }];
    const outcome = await copies.add(whose, { ...position, from: revision - 1, records });
    if (typeof outcome !== 'number') throw new Error(`The reading was not stored: ${outcome}`);
  });
}

const storePage = { readCopy, forgetCopy, parseText, diskBytes, storeGroups, queueMoves, storeReadings };

export type StorePage = typeof storePage;

Object.assign(globalThis, { storePage });
