import { aRanch } from './testing/aRanch';
import { checkText, saidIn } from './testing/checkText';
import { SigningKey } from './testing/History';

// As if somebody had found a second key with the fingerprint of the first.
jest.mock('./signatures', () => ({ fingerprint: () => '56475aa75463474c', isSigned: () => true }));

const alike = () => Object.assign(new SigningKey(), { name: '56475aa75463474c' });

it('attack W21: a key that a reader names in whole is not another one with its fingerprint', async () => {
  const [known, forged] = [alike(), alike()];
  const history = aRanch();
  const signed = history.heads.splice(0).length;
  history.head(history.end, forged);
  const check = (key: string) => checkText(history, { key });
  expect(signed).toBe(1);
  expect((await check(known.name)).outcome).toBe('whole');
  expect((await check(forged.publicKey)).outcome).toBe('whole');
  const { said, outcome } = await check(known.publicKey).then((report) => ({ ...report, said: saidIn(report) }));
  expect(said).toContain(`No signed head that matches this file is by the key ${known.publicKey}.`);
  expect(outcome).toBe('broken');
});

it('attack W21: nor is a key that it vouched for', async () => {
  const [known, next, forged] = [alike(), new SigningKey(), new SigningKey()];
  const history = aRanch();
  history.heads.length = 0;
  history.key = known;
  history.rotate(next).group();
  history.head(history.end, Object.assign(forged, { name: next.name }));
  expect((await checkText(history, { key: known.publicKey })).outcome).toBe('broken');
  history.heads.pop();
  expect((await checkText(history.head(), { key: known.publicKey })).outcome).toBe('whole');
});
