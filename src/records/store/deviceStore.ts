import type { Connection } from './connect';
import type { OutboxSchema } from './databases';

/** A clock that lacks more than ten years was never asked about: something has damaged what was noted. */
const OFFSET_MAX_MS = 3_653 * 86_400_000;
/** The last instant that a date can be, ECMA-262 21.4.1.1. */
const LATEST_MS = 8.64e15;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** The epoch that the server's record has since a backup was restored, and when this device noticed it, ms since 1970. */
interface Restore {
  readonly epoch: string;
  readonly at: number;
}

const CONTACT = 'contact ';
const CLOCK = 'clock';

/** What the device remembers besides records: when the server last answered a person, what its clock lacks, and restores. */
export const deviceStore = ({ run }: Connection<OutboxSchema>) => ({
  /** ms since 1970; undefined where the server has never answered that person here. */
  contact: (actor: string): Promise<number | undefined> =>
    run(async (database) => {
      const at: unknown = await database.get('device', CONTACT + actor);
      return isWithin(at, LATEST_MS) ? at : undefined;
    }),
  noteContact: (actor: string, at: number): Promise<void> =>
    run(async (database) => void (await database.put('device', at, CONTACT + actor))),
  /** Forgets whom else the server has answered here, or with null all but the clock: that is nobody's. */
  keepOnly: (actor: string | null): Promise<void> =>
    run(async (database) => {
      const work = database.transaction('device', 'readwrite', { durability: 'relaxed' });
      const isLeft = (key: string) =>
        key === CLOCK || (actor !== null && (key === CONTACT + actor || !key.startsWith(CONTACT)));
      for (const key of await work.store.getAllKeys()) if (!isLeft(key)) await work.store.delete(key);
      await work.done;
    }),
  /** By how many ms the server's clock is ahead of this device's, as it last said; 0 where it never did. */
  clockOffset: (): Promise<number> =>
    run(async (database) => {
      const offset: unknown = await database.get('device', CLOCK);
      return isWithin(offset, OFFSET_MAX_MS) ? offset : 0;
    }),
  noteClockOffset: (ms: number): Promise<void> =>
    run(async (database) => void (await database.put('device', ms, CLOCK))),
  /** When this device noticed that a ranch's record has that epoch, ms since 1970; undefined where it never did. */
  restoredAt: (ranchUuid: string, epoch: string): Promise<number | undefined> =>
    run(async (database) => {
      const noted = (await database.get('device', `restored ${ranchUuid}`)) as Partial<Restore> | undefined;
      return noted?.epoch === epoch && isWithin(noted.at, LATEST_MS) ? noted.at : undefined;
    }),
  noteRestored: (ranchUuid: string, restore: Restore): Promise<void> =>
    run(async (database) => void (await database.put('device', restore, `restored ${ranchUuid}`))),
});
