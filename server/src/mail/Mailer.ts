import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/Config';
import type { Db } from '../db/Database';
import type { Metrics } from '../metrics/Metrics';
import type { Clock } from '../platform/clock';
import { Lanes } from '../platform/Lanes';
import { composeMail } from './composeMail';
import type { MailContent } from './Mail';
import { insertIntoOutbox, postpone, removeFromOutbox, takeFromOutbox, type TakenMail } from './outboxTable';
import { buildSeal } from './seal';
import { buildTransport } from './transport';

const FIRST_RETRY_MS = 30_000;
const RETRY_MAX_MS = 60 * 60 * 1000;
/** A mail that could not be sent for this long is given up: its links are old by then. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000;

interface Outside {
  config: Config;
  db: Db;
  clock: Clock;
  secretKey: string;
  metrics: Metrics;
}

interface Waiting {
  /** How long it stays before it goes out. */
  delayMs?: number;
  /** The invitation without which it does not go out. */
  invitationUuid?: string;
}

/**
 * Sends mail out of the database: a mail is written in the transaction of what it tells of, so that both happen or
 * neither, and sent afterwards by whichever process comes first, again and again until it is gone.
 */
export class Mailer {
  private readonly seal;
  private readonly transport;
  /** One, so that mails leave in their order. */
  private readonly lanes = new Lanes({
    atOnce: 1,
    takeNext: () => this.takeNext(),
    onUnreadable: (err) => this.log.warn({ err }, 'mail waits: the outbox cannot be read'),
  });

  constructor(
    private readonly outside: Outside,
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  ) {
    this.seal = buildSeal(outside.secretKey);
    this.transport = buildTransport(outside.config);
  }

  /** Writes a mail down in a transaction. Call `send` once that has been committed. */
  async enqueue(trx: Db, content: MailContent, { delayMs = 0, invitationUuid }: Waiting = {}): Promise<void> {
    const mail = composeMail(content, this.outside.config);
    const dueAt = new Date(this.outside.clock.now().getTime() + delayMs);
    await insertIntoOutbox(trx, this.seal.seal(mail), { dueAt, invitationUuid });
  }

  /** As many writes as `enqueue` makes, to nobody's row: for a call whose time may not tell whether it mails. */
  async enqueueNothing(trx: Db): Promise<void> {
    await removeFromOutbox(trx, randomUUID());
  }

  /** Sends what is waiting. Resolves when that is done or after a second; it never rejects. */
  send(): Promise<void> {
    return this.lanes.run();
  }

  /** Looks for mail that is due from now on, until `stop`. */
  start(): void {
    this.lanes.start();
  }

  /** Resolves when the mail under way has been handed on. */
  stop(): Promise<void> {
    return this.lanes.stop();
  }

  private async takeNext(): Promise<(() => Promise<void>) | undefined> {
    const { db, clock } = this.outside;
    const taken = await takeFromOutbox(db, clock.now());
    return taken && (() => this.sendTaken(taken));
  }

  private async sendTaken(taken: TakenMail): Promise<void> {
    try {
      const to = await this.transport(this.seal.open(taken.sealed), `<${taken.uuid}@${this.domain()}>`);
      await removeFromOutbox(this.outside.db, taken.uuid);
      this.outside.metrics.mail('sent');
      this.log.info({ mail: taken.uuid, to }, 'mail sent');
    } catch (err) {
      await this.retryLater(taken, err);
    }
  }

  private async retryLater(taken: TakenMail, err: unknown): Promise<void> {
    const { db, clock, metrics } = this.outside;
    const now = clock.now().getTime();
    if (now - taken.created_at.getTime() > GIVEN_UP_MS) {
      metrics.mail('given_up');
      this.log.error({ err, mail: taken.uuid, tries: taken.tries }, 'mail given up');
      return removeFromOutbox(db, taken.uuid);
    }
    const wait = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** (taken.tries - 1));
    metrics.mail('postponed');
    this.log.warn({ err, mail: taken.uuid, tries: taken.tries }, 'mail not sent yet');
    await postpone(db, taken.uuid, new Date(now + wait));
  }

  private domain(): string {
    return new URL(this.outside.config.origSite).hostname;
  }
}
