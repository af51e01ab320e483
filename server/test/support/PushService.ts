import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ConnectionOptions } from 'node:tls';
import type { NewNoticeDevice } from '@contract/people/notices';
import type { PushPayload } from '../../src/notices/Notice';
import { decryptPush } from './decryptPush';

const PEM = readFileSync(join(__dirname, '../fixtures/push_service.pem'));
const PUSH_HOST = 'push.example.com';

/** How the service answers: a status with headers, an answer that never comes, or one that never ends. */
type Behavior = { status: number; headers?: Record<string, string>; body?: string } | 'silent' | 'endless';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  payload: PushPayload;
}

/** Has an agent make all its connections to the service on a port of this machine. */
export function leadTo<Led extends object>(port: number, agent: Led): Led {
  const here = { ca: PEM, host: '127.0.0.1', port };
  return Object.assign(agent, { createConnection: (options: ConnectionOptions) => connect({ ...options, ...here }) });
}

/** A real push service on the loopback interface, which reads what it gets as a browser does. */
export class PushService {
  readonly received: Received[] = [];
  /** How many messages were sent to it, whatever it answered. */
  tries = 0;
  /** How many bytes of endless answers went out. */
  streamed = 0;
  behavior: Behavior = { status: 201 };
  private readonly browsers = new Map<string, (body: Buffer) => PushPayload>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer({ cert: PEM, key: PEM });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const service = new PushService(server, port);
    server.on('request', (request, response) => void service.take(request, response));
    return service;
  }

  /** Another agent each time, as each process has its own. It leads every connection here, whatever host it is for. */
  newAgent(): Agent {
    return leadTo(this.port, new Agent());
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What a browser gets that subscribes here, as it sends it on. */
  subscribe(device = 'Chrome, Android'): NewNoticeDevice {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/send/${randomUUID()}`;
    this.browsers.set(path, (body) => JSON.parse(decryptPush(body, pair, auth)) as PushPayload);
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { endpoint: `https://${PUSH_HOST}${path}`, keys, device };
  }

  /** What has come, once there are at least `count` messages. */
  async messages(count: number): Promise<PushPayload[]> {
    for (let tries = 0; tries < 400 && this.received.length < count; tries += 1) await sleep(25);
    return this.received.map(({ payload }) => payload);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.tries += 1;
    const body = await buffer(request);
    const { behavior } = this;
    if (behavior === 'silent') return;
    if (behavior === 'endless') return this.stream(response);
    const { url: path = '', headers } = request;
    const read = this.browsers.get(path);
    if (behavior.status < 300 && read !== undefined) this.received.push({ path, headers, payload: read(body) });
    response.writeHead(behavior.status, behavior.headers).end(behavior.body);
  }

  private stream(response: ServerResponse): void {
    response.writeHead(201);
    const chunk = Buffer.alloc(64 * 1024);
    const go = () => {
      while (!response.destroyed && response.write(chunk)) this.streamed += chunk.length;
    };
    response.on('drain', go);
    go();
  }
}
