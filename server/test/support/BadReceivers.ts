import { readFileSync } from 'node:fs';
import { createServer as createTls } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** A certificate of `push.example.com` and `localhost` that vouches for itself, with its key. */
export const PEM = readFileSync(join(__dirname, '../fixtures/push_service.pem'), 'utf8');
/** One of `localhost` that ended in 2021. */
export const EXPIRED_PEM = readFileSync(join(__dirname, '../fixtures/expired.pem'), 'utf8');

type Behavior = (socket: Socket) => void;

const MIB = Buffer.alloc(1024 * 1024);
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n';

/** Writes a piece again and again, as fast as it is taken, and tells of each that was. */
function pour(socket: Socket, piece: string | Buffer, times: number, onTaken: () => void = () => undefined): void {
  let left = times;
  const more = () => {
    let hasRoom = true;
    while (hasRoom && left > 0 && !socket.destroyed) {
      left -= 1;
      onTaken();
      hasRoom = socket.write(piece);
    }
    if (left > 0 && !socket.destroyed) socket.once('drain', more);
  };
  more();
}

/** Answers 200 with a gigabyte, and tells of each of its 1,024 MiB that it could send. */
export const gigabyte =
  (onTaken?: () => void): Behavior =>
  (socket) => {
    socket.write(HEAD);
    pour(socket, MIB, 1024, onTaken);
  };

export const endlessHeaders: Behavior = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\n');
  pour(socket, `x-more: ${'a'.repeat(8_000)}\r\n`, 100);
};

/** Announces an answer a million times, and never gives it. */
export const endlessHints: Behavior = (socket) =>
  pour(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100), 10_000);

/** Sends the head of its answer one byte a second, without coming to its end. */
export const oneByteASecond: Behavior = (socket) => {
  const text = `HTTP/1.1 200 OK\r\nx-slow: ${'a'.repeat(100)}`;
  let at = -1;
  const timer = setInterval(() => socket.write(text.charAt((at += 1))), 1_000);
  socket.once('close', () => clearInterval(timer));
};

/** Answers as servers did before there were heads. */
export const http09: Behavior = (socket) => void socket.end('<html>hello</html>');

/** Answers with these bytes. */
export const bytes =
  (text: string): Behavior =>
  (socket) =>
    void socket.end(text);

/** What webhooks may lead to: receivers of this machine that behave badly. */
export class BadReceivers {
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();

  /** Has a server listen; answers its port. */
  async listen(server: Server): Promise<number> {
    this.servers.push(server);
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  /** The port of one that behaves so once it has heard something. */
  portOf(behave: Behavior): Promise<number> {
    return this.listen(createServer((socket) => socket.once('data', () => behave(socket))));
  }

  /** The port of one that takes messages by TLS, with a certificate, and tells of each. */
  tlsPortOf(pem: string, onMessage: () => void): Promise<number> {
    const server = createTls({ key: pem, cert: pem }, (_request, response) => {
      onMessage();
      response.end();
    });
    return this.listen(server);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await Promise.all(this.servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}
