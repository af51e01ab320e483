import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from './NoticedRanch';

/** A message as it arrived. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('thanks');

/** What webhooks are sent to: an HTTP server on this machine that answers as a test says, and counts its connections. */
export class Receiver {
  readonly received: Received[] = [];
  connections = 0;
  answer: Answer = answerWith(204);
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.on('connection', () => (this.connections += 1));
  }

  static async start(host = '127.0.0.1'): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, host, resolve));
    return receiver;
  }

  get port(): number {
    return this.listening.port;
  }

  private get listening(): AddressInfo {
    return this.server.address() as AddressInfo;
  }

  get address(): string {
    return `http://${this.listening.address}:${this.port}/hook`;
  }

  /** The messages, once there are this many. */
  async messages(count: number): Promise<readonly Received[]> {
    await until(() => this.received.length >= count);
    return this.received;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: await text(request),
    };
    this.received.push(received);
    this.answer(response, received);
  }
}
