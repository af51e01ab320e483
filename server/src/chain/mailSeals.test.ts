import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SealMails } from '@contract/people/sealMails';
import type { Email } from 'postal-mime';
import { buildVerify } from '../../../scripts/buildVerify';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { mailbox } from '../../test/support/mailbox';
import { readHistory } from '../../test/support/readHistory';
import { DAY, SECRET, testConfig, TestApp } from '../../test/support/testApp';
import { Mailer } from '../mail/Mailer';
import { noMetrics } from '../metrics/Metrics';
import { mailSeals } from './mailSeals';
import { signDaily } from './signDaily';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeEach(async () => {
  test = await TestApp.start({ config: { sessionIdleDays: 3_650, sessionMaxDays: 3_650 } });
  ranch = await GrazingRanch.start(test);
});
afterEach(() => test.close());

const raise = (error: unknown) => {
  throw error;
};

/** Signs and mails as a server does once a minute. */
async function aServer(): Promise<void> {
  const { db, clock } = test;
  const config = testConfig({ dataDir: test.dataDir });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const mailer = new Mailer({ config, db, clock, secretKey: SECRET, metrics: noMetrics }, log);
  const signal = new AbortController().signal;
  await signDaily({ db, clock, secretKey: SECRET, signal, notSigned: raise });
  await mailSeals({ db, clock, mailer, config, signal, notMailed: raise });
}

const want = (often: SealMails, token = ranch.host.owner) =>
  test.call('PATCH', '/api/v1/user/me', { token, body: { settings: { seal_mails: often } } });
const emailOf = async (token: string) => (await test.me(token)).json<{ email: string }>().email;
const attached = ({ attachments: [file] }: Email) => {
  const content = file?.content ?? '';
  return { name: file?.filename, text: typeof content === 'string' ? content : new TextDecoder().decode(content) };
};

/** The seals of this ranch that came to somebody, who may have a ranch of their own. */
const seals = async (email = ranch.host.email) =>
  (await mailbox(test, email)).filter(
    (mail) => mail.subject?.startsWith('Seal of') && attached(mail).text.includes(ranch.uuid),
  );

/** Writes something and lets a server look, day after day; answers the lines of the seals that came. */
async function overDays(days: number, writes = true): Promise<number[]> {
  for (let day = 0; day < days; day += 1) {
    test.clock.advance(DAY);
    if (writes) await ranch.write([newRecord('rain', { on: test.clock.now().toISOString().slice(0, 10) })]);
    await aServer();
  }
  return (await seals()).map((mail) => (JSON.parse(attached(mail).text) as { head: { n: number } }).head.n);
}

it('EVIDENCE 3.3: nobody is mailed a seal who has not asked for it', async () => {
  expect(await overDays(2)).toEqual([]);
});

it('EVIDENCE 3.3: a seal comes each day on which the chain has grown, once for several servers', async () => {
  await want('daily');
  const [first = 0, second = 0, ...more] = await overDays(2);
  expect([second - first, more]).toEqual([1, []]);
  expect(await overDays(2, false)).toHaveLength(2);
  test.clock.advance(DAY);
  await ranch.write([newRecord('herd')]);
  await Promise.all([aServer(), aServer(), aServer()]);
  expect(await seals()).toHaveLength(3);
});

it('EVIDENCE 3.3: a monthly one comes with the first of a month, and has the last signed line', async () => {
  await want('monthly');
  // From the 2nd of May to the 3rd of June.
  const lines = await overDays(33);
  expect(lines).toHaveLength(2);
  const { heads } = readHistory(
    (await test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner })).body,
  );
  const ofJune = heads.find(({ head }) => String(head.signed_at).startsWith('2026-06-01'));
  expect(lines[1]).toBe(ofJune?.head.n);
});

it('goes to managers too, and stops when somebody no longer may read the history, or turns it off', async () => {
  const [manager, member] = [
    await ranch.member(`manager-${ranch.uuid}@example.com`, 'manager'),
    await ranch.member(`member-${ranch.uuid}@example.com`, 'member'),
  ];
  await Promise.all([want('daily'), want('daily', manager), want('daily', member)]);
  await overDays(1);
  expect(await seals(await emailOf(manager))).toHaveLength(1);
  expect(await seals(await emailOf(member))).toEqual([]);
  await want('off', manager);
  await overDays(1);
  expect(await seals(await emailOf(manager))).toHaveLength(1);
});

it('EVIDENCE 3.6: has the seal as text and as a file, which the check takes', async () => {
  await want('daily');
  await overDays(1);
  const [mail] = await seals();
  if (mail === undefined) throw new Error('No seal came');
  const { name, text } = attached(mail);
  expect([mail.subject, name]).toEqual([
    "Seal of Maria's Ranch",
    expect.stringMatching(/^seal-Maria-s-Ranch-\d+\.json$/),
  ]);
  expect(mail.text).toContain(text.trim());
  const folder = mkdtempSync(join(tmpdir(), 'seal-'));
  await buildVerify(folder);
  await ranch.write([newRecord('herd')]);
  const { body } = await test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });
  writeFileSync(join(folder, 'history.jsonl'), body);
  writeFileSync(join(folder, 'seal.json'), text);
  const program = ['verify.mjs', 'history.jsonl', '--head', 'seal.json'];
  const { status, stdout } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('No seal of your own')]);
});

it('comes in the language of its reader', async () => {
  const body = { language: 'es', settings: { seal_mails: 'daily' } };
  await test.call('PATCH', '/api/v1/user/me', { token: ranch.host.owner, body });
  test.clock.advance(DAY);
  await aServer();
  const mails = await mailbox(test, ranch.host.email);
  expect(mails.at(-1)).toMatchObject({
    subject: "Sello de Maria's Ranch",
    text: expect.stringContaining('hasta la línea'),
  });
});
