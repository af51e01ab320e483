import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HostRanch, joining } from '../../test/support/HostRanch';
import { PostOffice } from '../../test/support/PostOffice';
import { DAY, MINUTE, SECOND, SITE, TestApp, tokenIn } from '../../test/support/testApp';
import { freePort } from '../platform/freePort';

jest.setTimeout(30_000);

let office: PostOffice;
let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  office = new PostOffice(await freePort());
  test = await TestApp.start({ config: { smtpUrl: office.url, mailFrom: 'Grazewell <hello@example.com>' } });
  host = await HostRanch.start(test);
});
beforeEach(async () => {
  office.isRefusing = false;
  await office.open();
});
afterEach(() => office.close());
afterAll(() => test.close());

const waiting = () => test.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const LEASE = 2 * MINUTE;
/** The mail that waits, once the tries to send it that are under way have failed. */
const failed = async () => {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = await waiting();
    const leased = test.clock.now().getTime() + LEASE;
    if (rows.every((row) => row.tries > 0 && row.next_try_at.getTime() !== leased)) return rows;
    await sleep(25);
  }
  throw new Error('The mail neither leaves nor fails');
};
const arrived = () => office.letters.map(({ envelope }) => envelope.to).flat();

describe('mail by SMTP', () => {
  it('arrives with sender, recipient, subject, text, HTML and an id of its own', async () => {
    expect((await host.invite('first@example.com', 'manager')).statusCode).toBe(201);
    const mail = await office.mailTo('first@example.com');
    expect(mail.from).toEqual({ name: 'Grazewell', address: 'hello@example.com' });
    expect(mail.to).toEqual([{ name: '', address: 'first@example.com' }]);
    expect(mail.subject).toBe("Maria: join Maria's Ranch on Grazewell");
    expect(mail.text).toContain(`${SITE}/join?invitationToken=${tokenIn(mail, 'invitationToken')}`);
    expect(mail.html).toContain('<!doctype html>');
    expect(mail.html).toContain('as a manager');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(office.letters.at(-1)?.envelope).toEqual({ from: 'hello@example.com', to: ['first@example.com'] });
    expect(await test.mails()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('holds a link that opens the ranch', async () => {
    await host.invite('joins@example.com');
    const token = tokenIn(await office.mailTo('joins@example.com'), 'invitationToken');
    expect((await test.post('/api/v1/auth/join', joining('joins@example.com', token))).statusCode).toBe(201);
  });

  it('waits while the mail server is away, and goes out later; the call answers 201 all the same', async () => {
    await office.close();
    expect((await host.invite('patient@example.com')).statusCode).toBe(201);
    expect(await failed()).toHaveLength(1);
    await office.open();
    await host.invite('hasty@example.com');
    await office.mailTo('hasty@example.com');
    expect(arrived()).not.toContain('patient@example.com');
    test.clock.advance(30 * SECOND);
    await host.invite('third@example.com');
    await office.mailTo('third@example.com');
    const mail = await office.mailTo('patient@example.com');
    const token = tokenIn(mail, 'invitationToken');
    expect((await test.post('/api/v1/auth/join', joining('patient@example.com', token))).statusCode).toBe(201);
    expect(arrived().filter((to) => to === 'patient@example.com')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('waits while the mail server refuses, longer each time', async () => {
    office.isRefusing = true;
    expect((await host.invite('unloved@example.com')).statusCode).toBe(201);
    const [first] = await failed();
    expect(first?.next_try_at).toEqual(new Date(test.clock.now().getTime() + 30 * SECOND));
    test.clock.advance(30 * SECOND);
    await host.invite('unloved-too@example.com');
    const [again] = await failed();
    expect([again?.tries, again?.next_try_at]).toEqual([2, new Date(test.clock.now().getTime() + 60 * SECOND)]);
    office.isRefusing = false;
    test.clock.advance(60 * SECOND);
    await host.invite('loved@example.com');
    await office.mailTo('unloved@example.com');
    await office.mailTo('unloved-too@example.com');
    await office.mailTo('loved@example.com');
  });

  it('is given up after a day', async () => {
    office.isRefusing = true;
    await host.invite('never@example.com');
    await failed();
    test.clock.advance(DAY + SECOND);
    await host.invite('ever@example.com');
    expect(await failed()).toHaveLength(1);
    expect(test.log.join('')).toContain('mail given up');
    office.isRefusing = false;
    test.clock.advance(30 * SECOND);
    await host.invite('at-last@example.com');
    await office.mailTo('ever@example.com');
    expect(arrived()).not.toContain('never@example.com');
  });

  it('T1: waits sealed: neither the token nor anything else of it can be read in the database or the log', async () => {
    await office.close();
    await host.invite('sealed@example.com');
    const [row] = await failed();
    const sealed = row?.sealed ?? Buffer.alloc(0);
    await office.open();
    test.clock.advance(30 * SECOND);
    await host.invite('opens-it@example.com');
    const mail = await office.mailTo('sealed@example.com');
    const token = tokenIn(mail, 'invitationToken');
    expect(sealed.length).toBeGreaterThan((mail.html ?? '').length);
    for (const text of [token, 'sealed@example.com', 'invitationToken', 'Ranch', 'Grazewell']) {
      expect(sealed.includes(text)).toBe(false);
    }
    expect(test.log.join('')).not.toContain(token.split('.')[2]);
  });

  it('is not sent when somebody has altered it in the database', async () => {
    await office.close();
    await host.invite('altered@example.com');
    const [row] = await failed();
    const sealed = Buffer.from(row?.sealed ?? []);
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    await test.db.updateTable('outbox').set({ sealed }).execute();
    await office.open();
    test.clock.advance(30 * SECOND);
    await host.invite('behind-it@example.com');
    await office.mailTo('behind-it@example.com');
    expect(arrived()).not.toContain('altered@example.com');
    await test.db.deleteFrom('outbox').execute();
  });

  it.each([
    ['', 'mail not sent yet', []],
    ['/?ignoreTLS=true', 'mail sent', ['ranch']],
  ])('shows the password to a server without TLS only when told to (%s: %s)', async (how, outcome, logins) => {
    const smtpUrl = `${office.url.replace('//', '//ranch:secret@')}${how}`;
    const other = await TestApp.start({ config: { smtpUrl } });
    const ranch = await HostRanch.start(other);
    expect((await ranch.invite('plain@example.com')).statusCode).toBe(201);
    for (let tries = 0; tries < 200 && !other.log.join('').includes(outcome); tries += 1) await sleep(25);
    expect(other.log.join('')).toContain(outcome);
    expect(office.logins).toEqual(logins);
    await other.close();
  });

  it('keeps nobody waiting for a mail server that says nothing', async () => {
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const other = await TestApp.start({ config: { smtpUrl } });
    const ranch = await HostRanch.start(other);
    const start = performance.now();
    expect((await ranch.invite('unheard@example.com')).statusCode).toBe(201);
    expect(performance.now() - start).toBeLessThan(4 * SECOND);
    expect(await other.db.selectFrom('outbox').select('tries').execute()).toEqual([{ tries: 1 }]);
    for (const socket of sockets) socket.destroy();
    mute.close();
    await other.close();
  });
});
