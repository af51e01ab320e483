import { Agent } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/Config';
import type { Db } from '../db/Database';
import { isWithinLimit } from '../limits/limits';
import type { Clock } from '../platform/clock';
import { Lanes } from '../platform/Lanes';
import { idleSince } from '../sessions';
import { joined, payloadOf } from './Notice';
import { severalInWords } from './noticeWords';
import { lookUpPublic } from '../http/publicAddress';
import { isPushEndpoint } from './pushEndpoint';
import { endMessages, postponeMessage, takeMessages, type TakenMessage } from './pushMessagesTable';
import { deleteDevice } from './pushSubscriptionsTable';
import { nextTry, STALE_MS, verdictOn } from './pushVerdict';
import { sendPush, type PushAnswer } from './sendPush';

/** How long the process that took messages may take to send them before another process tries. */
const LEASE_MS = 60_000;
/** Devices that are sent to at once. */
const AT_ONCE = 4;

interface Outside {
  config: Pick<Config, 'push' | 'sessionIdleDays'>;
  db: Db;
  clock: Clock;
  secretKey: string;
  /** By which push services know this server; undefined: no notices are sent. */
  vapidKey: string | undefined;
  /** Makes the connections to push services; one that reaches no private network when left out. */
  agent?: Agent | undefined;
}

/** Sends notices out of the database, as the mailer does with mails: any process, each once, again until it is gone or stale. */
export class NoticeSender {
  private readonly agent: Agent;
  private readonly lanes = new Lanes({
    atOnce: AT_ONCE,
    takeNext: () => this.takeNext(),
    onUnreadable: (err) => this.log.warn({ err }, 'notices wait: they cannot be read'),
  });

  constructor(
    private readonly outside: Outside,
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  ) {
    this.agent = outside.agent ?? new Agent({ lookup: lookUpPublic });
  }

  /** Whether notices are sent at all. */
  get isOn(): boolean {
    return this.outside.vapidKey !== undefined;
  }

  /** Sends what is due. Resolves when that is done or after a second; it never rejects. */
  async send(): Promise<void> {
    if (this.isOn) await this.lanes.run();
  }

  /** Looks for notices that are due from now on, until `stop`. */
  start(): void {
    if (this.isOn) this.lanes.start();
  }

  /** Resolves when what is under way has been handed on. */
  async stop(): Promise<void> {
    await this.lanes.stop();
    this.agent.destroy();
  }

  private async takeNext(): Promise<(() => Promise<void>) | undefined> {
    const { db, clock, config } = this.outside;
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const taken = await takeMessages(db, { now, idleSince: idleSince({ config }, now), leaseUntil });
    const [device] = taken;
    return device && (() => this.handle(device, taken));
  }

  private async handle(device: TakenMessage, taken: readonly TakenMessage[]): Promise<void> {
    // What waited while no server ran, say, is no news any more.
    const staleSince = this.outside.clock.now().getTime() - STALE_MS;
    const isGood = ({ is_open, due_at }: TakenMessage) => is_open && due_at.getTime() >= staleSince;
    const open = taken.filter(isGood);
    const closed = taken.filter((message) => !isGood(message));
    if (closed.length > 0) await this.end(closed);
    if (open.length > 0) await this.sendTo(device, open);
  }

  private async sendTo(device: TakenMessage, messages: readonly TakenMessage[]): Promise<void> {
    const { db, config } = this.outside;
    const uuid = device.subscription_uuid;
    // The hosts may have been other ones when it was turned on.
    if (!isPushEndpoint(device.endpoint, config.push.hosts)) return deleteDevice(db, uuid);
    if (
      messages.every(({ tries }) => tries === 1) &&
      !(await isWithinLimit(db, this.outside, 'noticesOfADevice', uuid))
    ) {
      this.log.warn({ device: uuid }, 'notices given up: the device has had enough for a day');
      return this.end(messages);
    }
    try {
      await this.judge(device, messages, await this.push(device, messages));
    } catch (err) {
      await this.retryLater(messages, undefined, err);
    }
  }

  private push(device: TakenMessage, messages: readonly TakenMessage[]): Promise<PushAnswer> {
    const { vapidKey = '', config } = this.outside;
    const notices = messages.map(({ notice }) => notice);
    const language = notices[0]?.language ?? 'en';
    const isHeld = messages.some(({ is_held }) => is_held);
    const notice = joined(notices, severalInWords(language, notices.length, isHeld));
    if (notice === undefined) throw new Error('There is nothing to tell');
    const payload = payloadOf(notice, messages[0]?.uuid ?? '');
    const isUrgent = messages.some(({ is_urgent }) => is_urgent);
    const keys = { privateKey: vapidKey, contact: config.push.contact };
    return sendPush({ subscription: device, payload, isUrgent }, keys, this.agent);
  }

  private async judge(device: TakenMessage, messages: readonly TakenMessage[], answer: PushAnswer): Promise<void> {
    const { status, said, retryAfter } = answer;
    const about = { device: device.subscription_uuid, notices: messages.length, status };
    switch (verdictOn(status)) {
      case 'sent':
        this.log.info(about, 'notice sent');
        return this.end(messages);
      case 'gone':
        this.log.info(about, 'notices ended: the browser takes no more');
        return deleteDevice(this.outside.db, device.subscription_uuid);
      case 'refused':
        this.log.error({ ...about, said }, 'notice given up: the push service refuses it');
        return this.end(messages);
      case 'later':
        return this.retryLater(messages, retryAfter, new Error(`The push service answered ${status}: ${said}`));
    }
  }

  private end(messages: readonly TakenMessage[]): Promise<void> {
    return endMessages(
      this.outside.db,
      messages.map(({ uuid }) => uuid),
    );
  }

  private async retryLater(
    messages: readonly TakenMessage[],
    retryAfter: string | undefined,
    err: unknown,
  ): Promise<void> {
    const now = this.outside.clock.now();
    for (const message of messages) {
      const { uuid, tries, due_at: dueAt } = message;
      const next = nextTry({ tries, dueAt, now, retryAfter });
      if (next === undefined) await endMessages(this.outside.db, [uuid]);
      else await postponeMessage(this.outside.db, message, next);
      if (next === undefined) this.log.error({ err, notice: uuid, tries }, 'notice given up');
      else this.log.warn({ err, notice: uuid, tries }, 'notice not sent yet');
    }
  }
}
