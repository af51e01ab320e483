import type { DeliveriesPage, Delivery } from '@contract/hooks/delivery';
import type { NewWebhook, Webhook } from '@contract/hooks/webhook';
import { HookSender, type HookOutside } from '../../src/hooks';
import { Mailer } from '../../src/mail/Mailer';
import { GrazingRanch, newRecord } from './GrazingRanch';
import { until } from './NoticedRanch';
import { Receiver } from './Receiver';
import { SECRET, TestApp, testConfig } from './testApp';

const ALLOWED = { webhookAllow: ['127.0.0.1'] };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A ranch whose webhooks lead to a receiver of the tests. */
export class HookedRanch {
  private constructor(
    readonly receiver: Receiver,
    readonly test: TestApp,
    readonly ranch: GrazingRanch,
    readonly herdUuid: string,
  ) {}

  static async start(settings: Parameters<typeof TestApp.start>[0] = {}): Promise<HookedRanch> {
    const receiver = await Receiver.start();
    const test = await TestApp.start({ ...settings, config: { ...ALLOWED, ...settings?.config } });
    return HookedRanch.of(receiver, test);
  }

  private static async of(receiver: Receiver, test: TestApp): Promise<HookedRanch> {
    const ranch = await GrazingRanch.start(test);
    const herd = newRecord('herd');
    await ranch.write([herd]);
    return new HookedRanch(receiver, test, ranch, herd.uuid);
  }

  /** Another ranch on the same server; it closes with this one. */
  neighbor(): Promise<HookedRanch> {
    return HookedRanch.of(this.receiver, this.test);
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.receiver.stop();
  }

  /** How a process of this server is set up. */
  get site() {
    return testConfig({ dataDir: this.test.dataDir, ...ALLOWED });
  }

  get path(): string {
    return `${this.ranch.path}/webhook`;
  }

  post(path: string, body: unknown = {}, token = this.ranch.host.owner) {
    return this.test.post(`${this.path}${path}`, body, { token });
  }

  get(path = '', token = this.ranch.host.owner) {
    return this.test.get(`${this.path}${path}`, { token });
  }

  async make(more: object = {}): Promise<NewWebhook> {
    const wanted = { name: 'Fence', address: this.receiver.address, events: ['herd.moved'], ...more };
    const made = await this.post('', wanted);
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json<NewWebhook>();
  }

  async change(uuid: string, body: object): Promise<Webhook> {
    const { owner: token } = this.ranch.host;
    return (await this.test.call('PATCH', `${this.path}/${uuid}`, { token, body })).json<Webhook>();
  }

  /** A webhook as it is listed. */
  async webhook(uuid: string): Promise<Webhook | undefined> {
    return (await this.get()).json<Webhook[]>().find((one) => one.uuid === uuid);
  }

  move(fields: object = {}) {
    return newRecord('move', { herd_uuid: this.herdUuid, paddock_uuids: [], off: 'corral', ...fields });
  }

  /** What a webhook was sent, the newest first. */
  async deliveries(uuid: string): Promise<Delivery[]> {
    return (await this.get(`/${uuid}/delivery`)).json<DeliveriesPage>().deliveries;
  }

  /** The same once nothing waits to be tried now. */
  async settled(uuid: string): Promise<Delivery[]> {
    let log: Delivery[] = [];
    await until(async () => {
      log = await this.deliveries(uuid);
      return log.length > 0 && log.every(({ tried_at }) => tried_at !== null);
    });
    return log;
  }

  /** Another process that sends webhooks. */
  another(settings: Partial<HookOutside> = {}): HookSender {
    const { db, clock } = this.test;
    const outside = { config: this.site, db, clock, secretKey: SECRET };
    const mailer = new Mailer({ ...outside, metrics: { mail: () => undefined } as never }, quiet);
    return new HookSender({ ...outside, mailer, ...settings }, quiet);
  }

  /** Moves the clock, and has another process send what is due. */
  async sendAfter(ms: number, settings: Partial<HookOutside> = {}): Promise<void> {
    this.test.clock.advance(ms);
    const sender = this.another(settings);
    await sender.send();
    await sender.stop();
  }
}
