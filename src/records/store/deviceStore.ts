import type { Connection } from './connect';
import type { OutboxSchema } from './databases';

/** The epoch that the server's record has since a backup was restored, and when this device noticed it, ms since 1970. */
interface Restore {
  readonly epoch: string;
  readonly at: number;
}

/** What the device remembers besides records: when the server last answered a person, what its clock lacks, and restores. */
export const deviceStore = ({ run }: Connection<OutboxSchema>) => ({
  /** ms since 1970; undefined where the server has never answered that person here. */
  contact: (actor: string): Promise<number | undefined> =>
    run(async (database) => {
      const at: unknown = await database.get('device', `contact ${actor}`);
      return typeof at === 'number' ? at : undefined;
    }),
  noteContact: (actor: string, at: number): Promise<void> =>
    run(async (database) => void (await database.put('device', at, `contact ${actor}`))),
  /** By how many ms the server's clock is ahead of this device's, as it last said; 0 where it never did. */
  clockOffset: (): Promise<number> =>
    run(async (database) => {
      const offset: unknown = await database.get('device', 'clock');
      return typeof offset === 'number' && Number.isFinite(offset) ? offset : 0;
    }),
  noteClockOffset: (ms: number): Promise<void> =>
    run(async (database) => void (await database.put('device', ms, 'clock'))),
  /** When this device noticed that a ranch's record has that epoch, ms since 1970; undefined where it never did. */
  restoredAt: (ranchUuid: string, epoch: string): Promise<number | undefined> =>
    run(async (database) => {
      const noted = (await database.get('device', `restored ${ranchUuid}`)) as Partial<Restore> | undefined;
      return noted?.epoch === epoch && typeof noted.at === 'number' ? noted.at : undefined;
    }),
  noteRestored: (ranchUuid: string, restore: Restore): Promise<void> =>
    run(async (database) => void (await database.put('device', restore, `restored ${ranchUuid}`))),
});
