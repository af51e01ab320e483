import net from 'node:net';

/** A way to a server, such as the database, that a test can close, open and block. */
export class Road {
  private readonly sockets = new Set<net.Socket>();
  private target = { host: '', port: 0 };
  private server: net.Server | undefined;
  private port = 0;

  /** Opens it to a database, or to whatever an address with a port names, and returns the address on this side. */
  async open(url: string): Promise<string> {
    const through = new URL(url);
    this.target = { host: through.hostname, port: Number(through.port === '' ? 5432 : through.port) };
    await this.reopen();
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  async reopen(): Promise<void> {
    const server = net.createServer((near) => {
      const far = net.connect(this.target);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => this.sockets.delete(socket));
      }
      this.join(near, far);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as net.AddressInfo).port;
  }

  /** Ends every connection and takes no more. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Nothing passes on the connections there are, and nobody is told. New ones pass. */
  block(): void {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  /** Lets through what either end of a new connection says. */
  protected join(near: net.Socket, far: net.Socket): void {
    near.pipe(far).pipe(near);
  }
}
