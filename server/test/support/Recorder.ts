import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call that went through, and its answer as it came. */
export interface SavedAnswer {
  method: string;
  path: string;
  status: number;
  type: string;
  body: string;
}

/** Lies between a program and a server, and saves all answers. Where the server doesn't answer, neither does it. */
export class Recorder {
  readonly saved: SavedAnswer[] = [];
  private readonly server: Server;

  constructor(private readonly port: number) {
    this.server = createServer((call, answer) => void this.pass(call, answer).catch(() => call.socket.destroy()));
  }

  /** The address that a program is given in place of the server's. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(call);
    const { method = '', url: path = '', headers } = call;
    const far = await new Promise<IncomingMessage>((resolve, reject) => {
      const on = request({ host: '127.0.0.1', port: this.port, method, path, headers, agent: false }, resolve);
      on.on('error', reject).end(body);
    });
    const said = await buffer(far);
    const { statusCode: status = 0 } = far;
    this.saved.push({ method, path, status, type: String(far.headers['content-type'] ?? ''), body: said.toString() });
    answer.writeHead(status, far.headers).end(said);
  }
}
