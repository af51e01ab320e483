import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { NoticeSender } from '../../src/notices';
import { GrazingRanch, newRecord } from './GrazingRanch';
import { PushService } from './PushService';
import { SECRET, testConfig, TestApp, VAPID_KEY } from './testApp';

const PATH = '/api/v1/user/notices';

/** Resolves once it holds. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await sleep(25);
  }
  throw new Error('It never came to that');
}

/** A ranch whose member Bo gets notices from a push service of the tests. */
export class NoticedRanch {
  private constructor(
    readonly service: PushService,
    readonly test: TestApp,
    readonly ranch: GrazingRanch,
    readonly bo: { token: string; uuid: string },
  ) {}

  static async start(): Promise<NoticedRanch> {
    const service = await PushService.start();
    const test = await TestApp.start({ pushAgent: service.newAgent() });
    const ranch = await GrazingRanch.start(test);
    const token = await ranch.member('bo@example.com', 'member');
    const { uuid } = (await test.me(token)).json<{ uuid: string }>();
    return new NoticedRanch(service, test, ranch, { token, uuid });
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.service.stop();
  }

  /** Turns notices on in a browser, Bo's where nobody else is named. */
  turnOn(token = this.bo.token, device = this.service.subscribe()) {
    return this.test.post(`${PATH}/device`, device, { token });
  }

  choose(body: object, token = this.bo.token) {
    return this.test.call('PATCH', PATH, { token, body });
  }

  /** Gives Bo a task. */
  give(fields: object = {}, uuid: string = randomUUID()): Promise<number> {
    return this.ranch.write([newRecord('task', { assignee_uuid: this.bo.uuid, ...fields }, uuid)]);
  }

  /** Moves the clock, and has another process send what is due. */
  async lookAfter(ms: number, settings: Partial<ConstructorParameters<typeof NoticeSender>[0]> = {}): Promise<void> {
    const { test, service } = this;
    test.clock.advance(ms);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const { db, clock } = test;
    const outside = {
      db,
      clock,
      config: testConfig(),
      secretKey: SECRET,
      vapidKey: VAPID_KEY,
      agent: service.newAgent(),
    };
    const sender = new NoticeSender({ ...outside, ...settings }, log);
    await sender.send();
    await sender.stop();
  }

  /** How many messages are still to be sent. */
  async waiting(): Promise<number> {
    const rows = this.test.db.selectFrom('push_messages').select('uuid').where('next_try_at', 'is not', null);
    return (await rows.execute()).length;
  }

  /** In how many browsers notices are on. */
  async devices(): Promise<number> {
    return (await this.test.db.selectFrom('push_subscriptions').select('uuid').execute()).length;
  }
}
