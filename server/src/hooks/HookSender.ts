import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import type { Db } from '../db/Database';
import type { Mailer } from '../mail/Mailer';
import type { Clock } from '../platform/clock';
import { Lanes } from '../platform/Lanes';
import { Busy } from './Busy';
import { dialerOf, type Dialer } from './dialer';
import { hookBody } from './hookBody';
import { findNextDue, noteTry, takeDelivery, type TakenDelivery } from './hookDeliveriesTable';
import { spreadMessages } from './hookMessagesTable';
import { hookSeal } from './hookSecret';
import { problemOfAddress, type HookSite } from './judgeAddress';
import { JOINED_MS } from './joinedMs';
import { nextTry, FAILING_MAX_MS } from './nextTry';
import { resolverOf, type ResolveHost } from './resolveHost';
import { sendHook, type HookAnswer } from './sendHook';
import { signedHeaders } from './signedHeaders';
import { switchOff } from './switchOff';
import { WakeUp } from './WakeUp';
import { noteDelivered, noteFailing } from './webhooksTable';

/** Deliveries under way at once, to one host, and of one ranch: whose receivers all hang leaves the others as much. */
const AT_ONCE = 20;
const AT_ONCE_TO_A_HOST = 4;
const AT_ONCE_OF_A_RANCH = 10;

export interface HookOutside {
  config: HookSite;
  db: Db;
  clock: Clock;
  secretKey: string;
  mailer: Mailer;
  /** Looks hosts up; asks the name servers when left out. */
  resolve?: ResolveHost | undefined;
  /** Certificates of authorities besides those that Node knows, as PEM. */
  ca?: string | undefined;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const nothing = (failure: HookAnswer['failure']): HookAnswer => ({ status: null, failure, retryAfter: undefined });

/** Sends messages of webhooks out of the database: any process, each try once, again until it is delivered or given up. */
export class HookSender {
  private readonly seal;
  private readonly dialer: Dialer;
  private readonly hosts = new Busy(AT_ONCE_TO_A_HOST);
  private readonly ranches = new Busy(AT_ONCE_OF_A_RANCH);
  /** One claim at a time, so that no host or ranch gets more than it may. */
  private claiming: Promise<unknown> = Promise.resolve();
  private readonly wakeUp = new WakeUp(() => void this.send());
  private readonly lanes = new Lanes({
    atOnce: AT_ONCE,
    takeNext: () => this.takeInTurn(),
    onUnreadable: (err) => this.log.warn({ err }, 'webhooks wait: their messages cannot be read'),
  });

  constructor(
    private readonly outside: HookOutside,
    private readonly log: Log,
  ) {
    const { config, secretKey, ca } = outside;
    const { webhookAllow: allowed } = config;
    this.seal = hookSeal(secretKey);
    this.dialer = dialerOf({ resolve: outside.resolve ?? resolverOf(allowed.length > 0), allowed, ca });
  }

  /** Sends what is due. Resolves when that is done or after a second; it never rejects. */
  send(): Promise<void> {
    return this.lanes.run();
  }

  /** Sends what is due now, and what is joined until then in a while. */
  sendLater(): void {
    this.wakeUp.in(JOINED_MS);
    void this.send();
  }

  /** Looks for what is due from now on, until `stop`. */
  start(): void {
    this.lanes.start();
  }

  /** Resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.wakeUp.stop();
    await this.lanes.stop();
  }

  private takeInTurn(): Promise<(() => Promise<void>) | undefined> {
    const taking = this.claiming.then(() => this.takeNext());
    this.claiming = taking.catch(() => undefined);
    return taking;
  }

  private async takeNext(): Promise<(() => Promise<void>) | undefined> {
    const { db, clock } = this.outside;
    const now = clock.now();
    await spreadMessages(db, now);
    const taken = await takeDelivery(db, { now, hosts: this.hosts.full, ranches: this.ranches.full });
    if (taken === undefined) return this.wakeForNext(now);
    this.hosts.begin(taken.host);
    this.ranches.begin(taken.ranch_uuid);
    return () => this.handle(taken);
  }

  private async wakeForNext(now: Date): Promise<undefined> {
    const due = await findNextDue(this.outside.db, now);
    if (due !== undefined) this.wakeUp.in(due.getTime() - now.getTime());
    return undefined;
  }

  private async handle(taken: TakenDelivery): Promise<void> {
    const began = performance.now();
    try {
      const answer = await this.try(taken);
      await this.note(taken, answer, Math.round(performance.now() - began));
    } catch (err) {
      // Its lease ends, and it is tried again.
      this.log.warn(
        { err, webhook: taken.webhook_uuid, message: taken.message_uuid },
        'a try of a webhook was not noted',
      );
    } finally {
      this.hosts.end(taken.host);
      this.ranches.end(taken.ranch_uuid);
    }
  }

  private async try(taken: TakenDelivery): Promise<HookAnswer> {
    const { config, clock } = this.outside;
    const { address } = taken;
    const problem = problemOfAddress(address, config);
    if (problem !== undefined) return nothing(problem);
    const body = hookBody(taken);
    let headers: Record<string, string>;
    try {
      headers = signedHeaders(taken, { body, now: clock.now(), seal: this.seal });
    } catch {
      return nothing('secret_lost');
    }
    return sendHook({ address, headers, body }, this.dialer);
  }

  private async note(taken: TakenDelivery, { status, failure, retryAfter }: HookAnswer, ms: number): Promise<void> {
    const { db, clock } = this.outside;
    const { webhook_uuid: webhook, message_uuid: message, tries } = taken;
    const now = clock.now();
    const about = { webhook, message, tries, status, failure, ms };
    const tried = { status, failure, ms, tried_at: now };
    if (failure === null) {
      this.log.info(about, 'webhook delivered');
      await noteTry(db, taken, { ...tried, delivered_at: now, next_try_at: null });
      return noteDelivered(db, webhook);
    }
    this.log.warn(about, 'webhook not delivered');
    const next = failure === 'gone' ? undefined : nextTry({ tries, now, retryAfter, chance: Math.random() });
    if (!(await noteTry(db, taken, { ...tried, delivered_at: null, next_try_at: next ?? null }))) return;
    if (next !== undefined) this.wakeUp.in(next.getTime() - now.getTime());
    const failingSince = await noteFailing(db, webhook, now);
    if (failure === 'gone') return this.end(webhook, 'gone', now);
    if (now.getTime() - failingSince.getTime() >= FAILING_MAX_MS) return this.end(webhook, 'failed', now);
  }

  private async end(webhook: string, reason: 'gone' | 'failed', now: Date): Promise<void> {
    const { db, mailer, config } = this.outside;
    const isOff = await inTransaction(db, (trx) => switchOff(trx, { webhook, reason, now }, { mailer, config }));
    if (!isOff) return;
    this.log.warn({ webhook, reason }, 'webhook switched off');
    await mailer.send();
  }
}
