import type { ServerResponse } from 'node:http';
import { REVISION_EVENT } from '@contract/grazing/events';
import { STREAMS_MAX } from '@contract/http/limits';
import type { FastifyBaseLogger } from 'fastify';
import { enoughStreams } from '../http/limitRefusals';
import { idleSince } from '../sessions';
import type { GrazingDeps } from './GrazingDeps';
import { findHeads, type Seen, type Watched } from './streamsTable';

/** How often heads and rights are asked for, and how often a silent stream says that it is there. */
const ASK_MS = 1_000;
const ALIVE_MS = 20_000;

interface Stream extends Watched {
  response: ServerResponse;
  /** What was told last. */
  told: string;
  toldAt: number;
}

type Deps = Pick<GrazingDeps, 'db' | 'clock' | 'config'>;

/** The open streams of this process: one query a second for all of them, and none while there is none. */
export class Streams {
  private readonly streams = new Set<Stream>();
  private timer: NodeJS.Timeout | undefined;
  private isAsking = false;

  constructor(
    private readonly deps: Deps,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** @throws 429 when the session has as many streams as it may; those of keys are counted where keys are judged */
  assertFree({ tokenHash, isKey }: { tokenHash: Buffer; isKey: boolean }): void {
    const own = [...this.streams].filter((stream) => stream.tokenHash.equals(tokenHash));
    if (!isKey && own.length >= STREAMS_MAX) throw enoughStreams();
  }

  /** Follows a ranch for a response whose headers are sent, until either side ends it. */
  open(watched: Watched, response: ServerResponse, seen: Omit<Seen, 'place'>): void {
    const stream: Stream = { ...watched, response, told: '', toldAt: 0 };
    this.streams.add(stream);
    response.once('close', () => this.forget(stream));
    this.tell(stream, seen);
    this.timer ??= setInterval(() => void this.ask(), ASK_MS);
  }

  /** Ends all streams. */
  close(): void {
    for (const stream of [...this.streams]) this.end(stream);
  }

  private forget(stream: Stream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private end(stream: Stream): void {
    this.forget(stream);
    stream.response.end();
  }

  private tell(stream: Stream, { epoch, head }: Omit<Seen, 'place'>): void {
    const data = JSON.stringify({ epoch, head });
    const now = performance.now();
    if (data !== stream.told) stream.response.write(`event: ${REVISION_EVENT}\ndata: ${data}\n\n`);
    else if (now - stream.toldAt >= ALIVE_MS) stream.response.write(': alive\n\n');
    else return;
    stream.told = data;
    stream.toldAt = now;
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const asked = [...this.streams];
    const now = this.deps.clock.now();
    try {
      const seen = await findHeads(this.deps.db, asked, { now, idleSince: idleSince(this.deps, now) });
      const byPlace = new Map(seen.map((each) => [each.place, each]));
      for (const [index, stream] of asked.entries()) {
        const head = byPlace.get(index + 1);
        if (!this.streams.has(stream)) continue;
        if (head === undefined) this.end(stream);
        else this.tell(stream, head);
      }
    } catch (err) {
      this.log.warn({ err }, 'no heads for the streams');
    } finally {
      this.isAsking = false;
    }
  }
}
