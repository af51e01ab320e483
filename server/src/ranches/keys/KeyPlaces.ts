import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY_CALLS_AT_ONCE_MAX, KEY_STREAMS_MAX, KEY_WAIT_MS } from '@contract/http/limits';
import type { FastifyBaseLogger } from 'fastify';
import { enoughKeyCallsAtOnce, enoughKeyStreams } from '../../http/limitRefusals';
import { FairShare } from '../../limits/FairShare';
import type { RanchDeps } from '../RanchDeps';
import { freePlace, keepPlace, takePlace, type Places } from './keyPlacesTable';

/** For so long a place outlives its process, and how often one that is needed is kept. */
const LEASE_MS = 60_000;
const KEEP_MS = 20_000;
/** How often a call that waits looks for a place that another process has freed. */
const LOOK_MS = 50;

type Deps = Pick<RanchDeps, 'db' | 'clock'>;

/**
 * How many calls and streams of keys are under way, in all processes that share the database. Calls wait their turn in their own
 * process first, so at most four of a ranch ask the database for a place again and again.
 */
export class KeyPlaces {
  private readonly waiting = new FairShare({
    most: Infinity,
    mostPerKey: KEY_CALLS_AT_ONCE_MAX,
    waiting: 2_000,
    waitingPerKey: 200,
    waitMs: KEY_WAIT_MS,
  });

  constructor(
    private readonly deps: Deps,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /**
   * Takes a place of the ranch's calls until `gone`. Waits up to 2 s for it.
   *
   * @throws 429 `too_many` when no place was free in that time
   */
  async enterCall(ranchUuid: string, gone: AbortSignal): Promise<void> {
    const lastLook = performance.now() + KEY_WAIT_MS;
    const turn = await this.waiting.enter([ranchUuid], { signal: gone }).catch(() => {
      throw enoughKeyCallsAtOnce();
    });
    try {
      const places = { holder: ranchUuid, most: KEY_CALLS_AT_ONCE_MAX };
      while (!(await this.take(places, gone))) {
        if (gone.aborted || performance.now() + LOOK_MS > lastLook) throw enoughKeyCallsAtOnce();
        await delay(LOOK_MS);
      }
    } catch (err) {
      turn.end();
      throw err;
    }
    if (gone.aborted) turn.end();
    else gone.addEventListener('abort', turn.end);
  }

  /** @throws 429 `too_many` when the key has as many streams open as it may */
  async enterStream(keyUuid: string, gone: AbortSignal): Promise<void> {
    if (!(await this.take({ holder: keyUuid, most: KEY_STREAMS_MAX }, gone))) throw enoughKeyStreams();
  }

  private until(): Date {
    return new Date(this.deps.clock.now().getTime() + LEASE_MS);
  }

  /** Takes a place and keeps it until `gone`. */
  private async take(places: Places, gone: AbortSignal): Promise<boolean> {
    const { db, clock } = this.deps;
    const takenBy = randomUUID();
    const isTaken = await takePlace(db, places, { takenBy, now: clock.now(), until: this.until() });
    if (!isTaken) return false;
    const later = (what: Promise<void>) =>
      void what.catch((err: unknown) => this.log.warn({ err }, 'no place of a key'));
    const keeping = setInterval(() => later(keepPlace(db, takenBy, this.until())), KEEP_MS);
    keeping.unref();
    const leave = () => {
      clearInterval(keeping);
      later(freePlace(db, takenBy));
    };
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave);
    return true;
  }
}
