import type { IDBPTransaction, StoreNames } from 'idb';
import { schemaOf } from '../group';
import type { Outgoing } from '../outbox';
import { judged, type StoredOutbox } from './judged';
import { isSentGroup, isStoredGroup } from './storedGroup';
import type { Connection } from './connect';
import type { OutboxSchema, SentGroup, StoredGroup } from './databases';

/** Whose groups: a person's (`actorOf`), on one ranch. */
export interface Owner {
  readonly actor: string;
  readonly ranchUuid: string;
}

/**
 * What became of a group: `add` it, `change` it, `save` it among what was sent since the server has it and it was read, or
 * `drop` it since it was undone before it was sent, or discarded.
 */
export interface OutboxStep {
  readonly what: 'add' | 'change' | 'save' | 'drop';
  readonly each: Outgoing;
  /** Of the server's record that has it, where it's saved. */
  readonly epoch?: string;
}

const SENT_DAYS = 30;
const SENT_MAX = 1_000;
const DAY_MS = 86_400_000;

type Work = IDBPTransaction<OutboxSchema, StoreNames<OutboxSchema>[], 'readwrite'>;

const keyOf = ({ actor, ranchUuid }: Owner): [string, string] => [actor, ranchUuid];

/** A group as it's kept. One that is being sent is kept as one that may have come to the server. */
const storedOf = ({ group, before, by, state, wasSent, fileOf, revision, refusal }: Outgoing) => ({
  schema: schemaOf(group),
  group,
  before,
  by,
  state: state === 'sending' ? ('waiting' as const) : state,
  wasSent: wasSent || state === 'sending',
  fileOf,
  revision,
  refusal,
});

const isOf = (owner: Owner, row: Owner): boolean => row.actor === owner.actor && row.ranchUuid === owner.ranchUuid;

/**
 * Where the group is, or one that it replaces: it keeps that one's place in the order of sending. By a file of changes two
 * people can have the same group on one device.
 */
async function placeOf(work: Work, owner: Owner, { group, replaces = [] }: Outgoing) {
  for (const uuid of [group.uuid, ...replaces]) {
    let place = await work.objectStore('groups').index('uuid').openCursor(uuid);
    while (place !== null && !isOf(owner, place.value)) place = await place.continue();
    if (place !== null) return place;
  }
  return null;
}

/** What is sent once more isn't among what was sent until the server has it again. */
async function forgetSent(work: Work, owner: Owner, uuid: string): Promise<void> {
  let at = await work.objectStore('sent').index('uuid').openCursor(uuid);
  for (; at !== null; at = await at.continue()) if (isOf(owner, at.value)) await at.delete();
}

type OwnerNamed = Owner & Pick<StoredGroup, 'ranchName'>;

async function write(work: Work, named: OwnerNamed, { what, each, epoch = '' }: OutboxStep): Promise<void> {
  const { ranchName, ...owner } = named;
  const known = await placeOf(work, owner, each);
  if (known === null) {
    // Another tab may have been faster with all but the first.
    if (what !== 'add') return;
    const recordedAt = new Date().toISOString();
    await forgetSent(work, owner, each.group.uuid);
    await work.objectStore('groups').add({ ...owner, ranchName, ...storedOf(each), recordedAt });
  } else if (what === 'add' || what === 'change') {
    const stored = storedOf(each);
    // Another tab may have sent it meanwhile.
    const wasSent =
      stored.wasSent || (what === 'add' && known.value.group.uuid === each.group.uuid && known.value.wasSent);
    await known.update({ ...known.value, ...stored, wasSent });
  } else {
    await known.delete();
    if (what === 'drop') return;
    const { group, revision, fileOf } = each;
    // What was read from a file may have been sent from here before.
    await forgetSent(work, owner, group.uuid);
    await work.objectStore('sent').add({ ...owner, group, revision, fileOf, epoch, sentAt: new Date().toISOString() });
  }
}

/** Of what was sent only the last 30 days are kept, and at most 1,000 groups of an owner. */
async function trimSent(work: Work, owner: Owner): Promise<void> {
  const from = new Date(Date.now() - SENT_DAYS * DAY_MS).toISOString();
  const index = work.objectStore('sent').index('owner');
  let excess = (await index.count(keyOf(owner))) - SENT_MAX;
  let cursor = await index.openCursor(keyOf(owner));
  while (cursor !== null && (excess > 0 || cursor.value.sentAt < from)) {
    await cursor.delete();
    excess -= 1;
    cursor = await cursor.continue();
  }
}

/** What of each person isn't saved on the server, and what was lately. Each call is one transaction. */
export const outboxStore = ({ run, onLost }: Connection<OutboxSchema>) => ({
  onLost,

  /** All groups of a person, in the order of sending. */
  read: async (actor: string): Promise<StoredOutbox> => {
    const range = IDBKeyRange.bound([actor], [actor, []]);
    return judged(await run((database) => database.getAllFromIndex('groups', 'owner', range)));
  },

  /**
   * Writes what became of the outbox, in order.
   *
   * @param isStrict whether it must survive a dead battery once the promise resolves
   */
  write: (owner: OwnerNamed, steps: readonly OutboxStep[], isStrict: boolean): Promise<void> =>
    run(async (database) => {
      const durability = isStrict ? 'strict' : 'relaxed';
      const work: Work = database.transaction(['groups', 'sent'], 'readwrite', { durability });
      for (const step of steps) await write(work, owner, step);
      if (steps.some(({ what }) => what === 'save')) await trimSent(work, owner);
      await work.done;
    }),

  /** The ranch is lost: what isn't saved there can only be saved as a file. Resolves with how many a person would miss. */
  strand: (owner: Owner): Promise<number> =>
    run(async (database) => {
      const work = database.transaction('groups', 'readwrite', { durability: 'strict' });
      let missed = 0;
      let at = await work.store.index('owner').openCursor(keyOf(owner));
      for (; at !== null; at = await at.continue()) {
        if (!isStoredGroup(at.value) || !['waiting', 'refused'].includes(at.value.state)) continue;
        await at.update({ ...at.value, state: 'stranded' });
        if (at.value.by !== 'app') missed += 1;
      }
      await work.done;
      return missed;
    }),

  /** Deletes what can't be sent to a ranch any more. */
  dropStranded: (owner: Owner): Promise<void> =>
    run(async (database) => {
      const work = database.transaction('groups', 'readwrite', { durability: 'strict' });
      let at = await work.store.index('owner').openCursor(keyOf(owner));
      for (; at !== null; at = await at.continue())
        if (isStoredGroup(at.value) && at.value.state === 'stranded') await at.delete();
      await work.done;
    }),

  /**
   * Deletes all that a person hasn't saved and this version can read, but for what is put aside: they were asked about
   * nothing else.
   */
  drop: (actor: string): Promise<void> =>
    run(async (database) => {
      const work = database.transaction('groups', 'readwrite', { durability: 'strict' });
      let at = await work.store.index('owner').openCursor(IDBKeyRange.bound([actor], [actor, []]));
      for (; at !== null; at = await at.continue())
        if (isStoredGroup(at.value) && at.value.state !== 'stranded') await at.delete();
      await work.done;
    }),

  /** Deletes what was sent by everybody else, or with null by everybody. */
  keepSentOf: (actor: string | null): Promise<void> =>
    run(async (database) => {
      const work = database.transaction('sent', 'readwrite', { durability: 'relaxed' });
      for (let at = await work.store.openCursor(); at !== null; at = await at.continue())
        if (at.value.actor !== actor) await at.delete();
      await work.done;
    }),

  /** Whether anybody has something on this device that can still be sent, or that a newer version may send. */
  isAnyWaiting: (): Promise<boolean> =>
    run(async (database) => {
      let at = await database.transaction('groups').store.openCursor();
      for (; at !== null; at = await at.continue())
        if (!isStoredGroup(at.value) || at.value.state === 'waiting' || at.value.state === 'refused') return true;
      return false;
    }),

  /** What the server has saved of a person's groups on a ranch, the last ones first. */
  sent: (owner: Owner): Promise<readonly SentGroup[]> =>
    run(async (database) => {
      const all: readonly unknown[] = await database.getAllFromIndex('sent', 'owner', keyOf(owner));
      return all.filter(isSentGroup).reverse();
    }),
});
