import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../src/platform/errorCode';

/**
 * A small load balancer: each request goes to the next server in turn, or to the one after that when nobody listens
 * there. A request that breaks off once it was sent is 502, since it may have been done.
 */
export class Balancer {
  /** How many requests each server has answered, in the order of the servers. */
  readonly answered: number[];
  private readonly server: Server;
  private turn = 0;

  constructor(private readonly targets: readonly string[]) {
    this.answered = targets.map(() => 0);
    this.server = createServer((near, answer) => {
      void buffer(near).then((body) => this.handOn(near, body, answer, this.targets.length));
    });
  }

  /** Opens it and returns its address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handOn(near: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number): void {
    const index = this.turn++ % this.targets.length;
    const { method, headers } = near;
    const far = request(`${this.targets[index]}${near.url}`, { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('end', () => (this.answered[index] = (this.answered[index] ?? 0) + 1));
      response.once('error', () => answer.destroy());
      response.pipe(answer);
    });
    far.once('error', (error) => {
      if (errorCode(error) === 'ECONNREFUSED' && tries > 1) return this.handOn(near, body, answer, tries - 1);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    far.end(body);
  }
}
