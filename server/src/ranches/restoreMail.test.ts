import { KeyRanch } from '../../test/support/KeyRanch';
import { mailbox } from '../../test/support/mailbox';
import { SECRET, TestApp, testConfig } from '../../test/support/testApp';
import { Mailer } from '../mail/Mailer';
import { noMetrics } from '../metrics/Metrics';
import { mailRestored, tellOwners } from './mailRestored';
import { switchOffKeys } from './keys/switchOffKeys';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

/** What follows a restore, in its transaction. */
const restored = () =>
  test.db.transaction().execute(async (trx) => {
    const what = { epoch: 'later', fromEpoch: 'former', at: test.clock.now() };
    for (const step of [switchOffKeys, tellOwners]) await step(trx, what);
  });

async function pass() {
  const { db, clock } = test;
  const config = testConfig({ dataDir: test.dataDir });
  const mailer = new Mailer({ config, db, clock, secretKey: SECRET, metrics: noMetrics }, test.app.log);
  await mailRestored({ db, config, mailer });
}

const told = async (email: string) =>
  (await mailbox(test, email)).filter(({ subject }) => subject?.includes('restor') || subject?.includes('restaur'));

it('one mail tells each owner of a restored backup, in their language, and of keys where there are some', async () => {
  const [withKey, without] = [await KeyRanch.start(test), await KeyRanch.start(test)];
  await withKey.make();
  await withKey.ranch.member('manages@example.com', 'manager');
  await test.call('PATCH', '/api/v1/user/me', { token: without.owner, body: { language: 'es' } });
  await restored();
  await Promise.all([pass(), pass()]);
  await pass();
  const [mail, ...others] = await told(withKey.ranch.host.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Keys for other programs are off');
  expect(mail?.text).toContain('/settings/data');
  const [spanish] = await told(without.ranch.host.email);
  expect(spanish?.subject).toMatch(/^Se restauró una copia de seguridad de /);
  expect(spanish?.text).not.toContain('claves');
  // Of the ranch of their own, which has no keys.
  const ofManager = await told('manages@example.com');
  expect(ofManager.map(({ text }) => text?.includes('Keys for other programs'))).toEqual([false]);
});
