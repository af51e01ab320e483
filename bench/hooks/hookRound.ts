import { setTimeout as sleep } from 'node:timers/promises';
import { recordPaths } from '../../contract/grazing/recordPaths';
import { WEBHOOKS_MAX } from '../../contract/http/limits';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { answerWith, Receiver } from '../../server/test/support/Receiver';
import { changesCall, makeFieldRanch, write, type FieldRanch } from '../field/fieldRanch';
import { v1 } from '../serverSide/people';
import { deleteWebhook, makeHookedRanch, makeWebhook, writeMoves } from './hookedRanch';

const WRITES = 60;
const MESSAGES = 1_000;
const RECEIVER_MS = 20;
const HELD_UP = 20;
const PADDOCKS = 10_000;
const LOOK_MS = 2;
const PATIENCE_MS = 120_000;

/** What webhooks and `figures` cost in one round, in ms. */
export interface HookRound {
  /** Writes of one move on a ranch without webhooks, and on one with ten, by turns. */
  plain: readonly number[];
  hooked: readonly number[];
  /** From the answer to a write of 1,000 moves until a receiver that takes 20 ms has had all messages. */
  thousand: number;
  /** From the answer to a write until its message arrives, with another receiver that hangs. */
  meanwhile: readonly number[];
  /** `figures` of 10,000 paddocks, after a change. */
  figures: number;
}

/** Waits until a receiver has had this many messages. */
async function arrived({ received }: Receiver, count: number): Promise<void> {
  const startedAt = performance.now();
  while (received.length < count) {
    if (performance.now() - startedAt > PATIENCE_MS)
      throw new Error(`Only ${received.length} of ${count} messages came`);
    await sleep(LOOK_MS);
  }
}

/** The ranches and receivers of all rounds. */
export class HookBench {
  private constructor(
    private readonly receivers: { quick: Receiver; slow: Receiver; other: Receiver; hanging: Receiver },
    private readonly ranches: Record<'plain' | 'hooked' | 'thousand' | 'other' | 'hanging' | 'large', FieldRanch>,
  ) {}

  /** Makes them on a server that may send to this machine (`WEBHOOK_ALLOW=127.0.0.0/8`). */
  static async start(address: string): Promise<HookBench> {
    const quick = await Receiver.start('127.0.0.11');
    const slow = await Receiver.start('127.0.0.12');
    const other = await Receiver.start('127.0.0.13');
    const hanging = await Receiver.start('127.0.0.14');
    slow.answer = (...heard) => void sleep(RECEIVER_MS).then(() => answerWith(204)(...heard));
    hanging.answer = () => undefined;
    const ranch = (name: string) => makeFieldRanch(address, `${name}@example.com`);
    const ranches = {
      plain: await ranch('plain'),
      hooked: await makeHookedRanch(address, 'hooked@example.com', quick.address),
      thousand: await ranch('thousand'),
      other: await ranch('other'),
      hanging: await ranch('hanging'),
      large: await ranch('large'),
    };
    await makeWebhook(ranches.thousand, slow.address);
    await makeWebhook(ranches.other, other.address);
    const paddocks = Array.from({ length: PADDOCKS }, (_, index) => newRecord('paddock', { name: `Paddock ${index}` }));
    await write(ranches.large, changesCall(ranches.large, paddocks));
    return new HookBench({ quick, slow, other, hanging }, ranches);
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.receivers).map((receiver) => receiver.stop()));
  }

  /** Measures each once, one after the other. */
  async round(): Promise<HookRound> {
    const { plain, hooked } = await this.writes();
    const thousand = await this.thousand();
    const meanwhile = await this.meanwhile();
    return { plain, hooked, thousand, meanwhile, figures: await this.figures() };
  }

  /** What a write with webhooks has caused arrives before the next one without is measured. */
  private async writes(): Promise<Pick<HookRound, 'plain' | 'hooked'>> {
    const [plain, hooked]: [number[], number[]] = [[], []];
    const { quick } = this.receivers;
    for (let count = 0; count < WRITES; count += 1) {
      plain.push(await writeMoves(this.ranches.plain, 1));
      const before = quick.received.length;
      hooked.push(await writeMoves(this.ranches.hooked, 1));
      await arrived(quick, before + WEBHOOKS_MAX);
    }
    return { plain, hooked };
  }

  private async thousand(): Promise<number> {
    const { slow } = this.receivers;
    const before = slow.received.length;
    await writeMoves(this.ranches.thousand, MESSAGES);
    const startedAt = performance.now();
    await arrived(slow, before + MESSAGES);
    return performance.now() - startedAt;
  }

  private async meanwhile(): Promise<number[]> {
    const { hanging, other } = this.receivers;
    const webhook = await makeWebhook(this.ranches.hanging, hanging.address);
    const connections = hanging.received.length;
    await writeMoves(this.ranches.hanging, HELD_UP);
    await arrived(hanging, connections + 1);
    const times: number[] = [];
    for (let count = 0; count < HELD_UP; count += 1) {
      const before = other.received.length;
      await writeMoves(this.ranches.other, 1);
      const startedAt = performance.now();
      await arrived(other, before + 1);
      times.push(performance.now() - startedAt);
    }
    await deleteWebhook(this.ranches.hanging, webhook);
    return times;
  }

  private async figures(): Promise<number> {
    const { large } = this.ranches;
    await writeMoves(large, 1);
    const startedAt = performance.now();
    const answer = await fetch(`${large.address}${v1(recordPaths.figures(large.uuid))}`, {
      headers: { authorization: `Bearer ${large.token}` },
    });
    const { paddocks } = (await answer.json()) as { paddocks: unknown[] };
    const took = performance.now() - startedAt;
    if (paddocks.length <= PADDOCKS) throw new Error(`figures told of ${paddocks.length} paddocks`);
    return took;
  }
}
