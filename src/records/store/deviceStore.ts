import type { Connection } from './connect';
import type { OutboxSchema } from './databases';

/** What the device remembers besides records: when the server last answered a person, and what its clock lacks. */
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
});
