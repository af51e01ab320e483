import type { ServerResponse } from 'node:http';
import { Receiver } from './Receiver';

/** Receivers on hosts of their own of this machine, which answer when the test says so. */
export class HeldReceivers {
  private readonly held = new Map<Receiver, Set<ServerResponse>>();

  private constructor(readonly all: readonly Receiver[]) {}

  /** Has some listen at 127.0.0.`from` and the next ones; `onMessage` hears of each message. */
  static async start(from: number, count: number, onMessage: () => void): Promise<HeldReceivers> {
    const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${from + index}`);
    const receivers = new HeldReceivers(await Promise.all(hosts.map((host) => Receiver.start(host))));
    for (const receiver of receivers.all) receivers.hold(receiver, onMessage);
    return receivers;
  }

  get addresses(): string[] {
    return this.all.map(({ address }) => address);
  }

  /** How many messages wait for the answer of each. */
  get underWay(): number[] {
    return this.all.map((receiver) => this.held.get(receiver)?.size ?? 0);
  }

  /** Messages that all of them have had. */
  get total(): number {
    return this.all.reduce((sum, { received }) => sum + received.length, 0);
  }

  /** Answers what waits, and from now on at once. */
  release(): void {
    for (const receiver of this.all) receiver.answer = (response) => void response.writeHead(204).end();
    for (const held of this.held.values()) for (const response of held) response.writeHead(204).end();
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((receiver) => receiver.stop()));
  }

  private hold(receiver: Receiver, onMessage: () => void): void {
    const held = new Set<ServerResponse>();
    this.held.set(receiver, held);
    receiver.answer = (response) => {
      held.add(response);
      // The sender has given up, or was answered.
      response.once('close', () => held.delete(response));
      onMessage();
    };
  }
}
