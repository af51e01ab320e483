import { folded, HARD_TEXTS } from '@testing/naughtyStrings';
import type { Email } from 'postal-mime';
import { freePort } from '../../src/platform/freePort';
import { nameOf } from '../support/callsOf';
import { bodiesOfWrites } from '../support/everyCall';
import { HostRanch } from '../support/HostRanch';
import { mailbox } from '../support/mailbox';
import { PostOffice } from '../support/PostOffice';
import { TestApp } from '../support/testApp';
import { NO_EMAILS, ODD_EMAILS } from './emails';
import { Stage } from './Stage';

jest.setTimeout(300_000);

const headersOf = ({ headers }: Email) => headers.map(({ key }) => key).sort();
const withEmail = bodiesOfWrites().filter(([, , body]) => 'email' in body);

describe('R4: what is no address', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.start();
  });
  afterAll(() => stage.close());

  it.each(withEmail)('is refused by %s by its name, and mailed to nobody', async (name, by, body) => {
    const call = stage.calls.find((one) => nameOf(one) === name);
    if (call === undefined) throw new Error(`There is no ${name}`);
    const before = await stage.rows();
    const mails = (await stage.test.mails()).length;
    for (const email of NO_EMAILS) {
      const response = await stage.send(call, by, { ...body, email });
      expect([email, response.statusCode, Object.keys(response.json().details)]).toEqual([email, 422, ['email']]);
    }
    expect(await stage.rows()).toEqual(before);
    expect((await stage.test.mails()).length).toBe(mails);
  });

  it('R4: no name of a person or a ranch adds a header, a recipient or a link to a mail, and all can be read in it', async () => {
    const { test, host } = stage;
    await host.invite('harmless@example.com');
    const [harmless] = await mailbox(test, 'harmless@example.com');
    if (harmless === undefined) throw new Error('No mail came');
    const texts = HARD_TEXTS.filter((_text, index) => index % 2 === 0 || (index > 26 && index < 42));
    for (const [at, text] of texts.slice(0, 45).entries()) {
      const profile = await test.call('PATCH', '/api/v1/user/profile', {
        token: host.owner,
        body: { full_name: text },
      });
      const ranch = await test.call('PATCH', `/api/v1/ranch/${host.uuid}`, { token: host.owner, body: { name: text } });
      expect([text, profile.statusCode, ranch.statusCode]).toEqual([text, 200, 200]);
      const email = `mail${at}@example.com`;
      expect((await host.invite(email)).statusCode).toBe(201);
      const [mail, ...others] = await mailbox(test, email);
      if (mail === undefined) throw new Error(`No mail came for ${text}`);
      expect(others).toEqual([]);
      expect([text, headersOf(mail)]).toEqual([text, headersOf(harmless)]);
      expect([mail.to, mail.cc, mail.bcc, mail.from]).toEqual([
        [{ name: '', address: email }],
        undefined,
        undefined,
        harmless.from,
      ]);
      const plain = (some = '') => some.replaceAll('\u200b', '');
      expect(plain(mail.text)).toContain(plain(folded(text)));
      const [firstName] = folded(text).split(' ');
      expect([text, plain(mail.subject)]).toEqual([text, plain(`${firstName}: join ${folded(text)} on Grazewell`)]);
      expect(mail.html?.match(/<[a-z]+/gi)).toEqual(harmless.html?.match(/<[a-z]+/gi));
      expect(mail.html?.match(/href=/g)).toHaveLength(1);
    }
  });
});

describe('R4: an address that is odd and right', () => {
  let office: PostOffice;
  let test: TestApp;
  beforeAll(async () => {
    office = new PostOffice(await freePort());
    await office.open();
    test = await TestApp.start({ config: { smtpUrl: office.url } });
  });
  afterAll(async () => {
    await test.close();
    await office.close();
  });

  it('gets its mail itself, by the envelope and by the header, and nobody else does', async () => {
    const host = await HostRanch.start(test);
    for (const email of ODD_EMAILS) {
      const before = office.letters.length;
      const response = await host.invite(email);
      expect([email, response.statusCode]).toEqual([email, 201]);
      expect((await host.list()).map((invitation) => invitation.email)).toContain(email);
      await mailbox(test, email);
      const letters = office.letters.slice(before);
      expect([email, letters.map(({ envelope }) => envelope.to)]).toEqual([email, [[email]]]);
      expect([email, letters.map(({ mail }) => mail.to?.map(({ address }) => address))]).toEqual([email, [[email]]]);
    }
  });
});
