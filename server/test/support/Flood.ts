import net from 'node:net';

const REQUEST = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`;

/** Connections on which many requests are sent at once, and no answer is ever read. */
export class Flood {
  private constructor(private readonly sockets: readonly net.Socket[]) {}

  /** Opens the connections and sends; a connection that the server refuses or ends counts as sent. */
  static async start(port: number, size: { connections: number; requests: number }, path: string): Promise<Flood> {
    const text = REQUEST(path).repeat(size.requests);
    const sockets = Array.from({ length: size.connections }, () => net.connect({ port, host: '127.0.0.1' }).pause());
    const sent = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('error', () => undefined).once('close', () => resolve());
          socket.once('connect', () => socket.write(text, () => resolve()));
        }),
    );
    await Promise.all(sent);
    return new Flood(sockets);
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
