import type { FastifyBaseLogger } from 'fastify';
import { NO_SUCH_ROW, pgCodeOf } from '../../db/databaseErrors';
import { enoughKeyCalls } from '../../http/limitRefusals';
import type { RanchDeps } from '../RanchDeps';
import type { FoundKey } from './keysTable';
import { noteCall, noteRefusal } from './keyUseTable';

/** For this long a key is refused without a query. Then one call is judged in full, which tells whether the key is still good. */
const HOLD_MS = 1_000;

type OverKey = Pick<FoundKey, 'uuid' | 'ranch_uuid'> & { hash: Buffer };

interface Held {
  key: OverKey;
  minuteEnds: Date;
  until: Date;
  /** Refused calls that aren't noted yet, by address. */
  calls: Map<string, number>;
  noting: NodeJS.Timeout;
}

type Deps = Pick<RanchDeps, 'db' | 'clock'>;

/**
 * Keys that have had their calls of this minute. A process that was told so by the database refuses further calls from memory:
 * they cost no query, and are noted once a second. What counts towards the limit stays in the database.
 */
export class KeysOverLimit {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly deps: Deps,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  private refusal(minuteEnds: Date) {
    return enoughKeyCalls(Math.max(1, Math.ceil((minuteEnds.getTime() - this.deps.clock.now().getTime()) / 1000)));
  }

  /** Holds a key whose calls are used up until then, and returns its refusal. */
  hold(key: OverKey, minuteEnds: Date) {
    const name = key.hash.toString('hex');
    const until = new Date(Math.min(this.deps.clock.now().getTime() + HOLD_MS, minuteEnds.getTime()));
    const known = this.held.get(name);
    if (known !== undefined) Object.assign(known, { minuteEnds, until });
    else {
      const noting = setInterval(() => void this.note(name), HOLD_MS);
      noting.unref();
      this.held.set(name, { key, minuteEnds, until, calls: new Map(), noting });
    }
    return this.refusal(minuteEnds);
  }

  /** Throws 429 `too_many` for a key that is held, on its own ranch or where no ranch is named. */
  refuse(hash: Buffer, ranchUuid: string | undefined, address: string): void {
    const held = this.held.get(hash.toString('hex'));
    if (held === undefined || held.until <= this.deps.clock.now()) return;
    if (ranchUuid !== undefined && ranchUuid.toLowerCase() !== held.key.ranch_uuid) return;
    held.calls.set(address, (held.calls.get(address) ?? 0) + 1);
    throw this.refusal(held.minuteEnds);
  }

  /** Notes the refused calls of a key, and forgets the key once its second is over. */
  private async note(name: string): Promise<void> {
    const { db, clock } = this.deps;
    const held = this.held.get(name);
    if (held === undefined) return;
    const now = clock.now();
    if (held.until <= now) this.forget(name, held);
    const { calls, key } = held;
    held.calls = new Map();
    try {
      for (const [address, count] of calls) {
        await noteCall(db, key.uuid, { now, address, calls: count });
        await noteRefusal(db, key.uuid, 'too_many', { now, calls: count });
      }
    } catch (err) {
      // A key that was revoked meanwhile has no use to note.
      if (pgCodeOf(err) !== NO_SUCH_ROW) this.log.warn({ err }, 'refused calls of a key not noted');
    }
  }

  private forget(name: string, { noting }: Held): void {
    clearInterval(noting);
    this.held.delete(name);
  }

  /** Notes what was refused so far, and forgets all keys. */
  async close(): Promise<void> {
    const noted = [...this.held].map(([name, held]) => {
      const noting = this.note(name);
      this.forget(name, held);
      return noting;
    });
    await Promise.all(noted);
  }
}
