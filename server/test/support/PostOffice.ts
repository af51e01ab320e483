import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface Letter {
  mail: Email;
  /** The sender and the recipients that the mail's own server was told, whatever the mail says. */
  envelope: { from: string; to: string[] };
}

const tryLater = () => Object.assign(new Error('Try again later'), { responseCode: 451 });

/** A real mail server on the loopback interface, which a test closes, opens and has refuse. */
export class PostOffice {
  readonly letters: Letter[] = [];
  /** Who has shown a password. */
  readonly logins: string[] = [];
  isRefusing = false;
  private server: SMTPServer | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ username = '' }, _session, done) => {
        this.logins.push(username);
        done(null, { user: username });
      },
      onRcptTo: (_address, _session, done) => done(this.isRefusing ? tryLater() : null),
      onData: (stream, session, done) => {
        this.receive(stream, session).then(
          () => done(),
          (error: Error) => done(error),
        );
      },
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server !== undefined) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The mail that came for somebody, once it is here. */
  async mailTo(address: string): Promise<Email> {
    for (let tries = 0; tries < 200; tries += 1) {
      const letter = this.letters.find(({ envelope }) => envelope.to.includes(address));
      if (letter !== undefined) return letter.mail;
      await sleep(25);
    }
    throw new Error(`No mail came for ${address}`);
  }

  private async receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    this.letters.push({ mail: await PostalMime.parse(Buffer.concat(chunks)), envelope: { from, to } });
  }
}
