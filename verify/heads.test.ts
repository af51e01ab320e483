import { aRanch } from './testing/aRanch';
import { checkText, saidIn } from './testing/checkText';
import { SigningKey, type History, type Json } from './testing/History';

const NO_MATCH =
  'The head of line 6, signed on 7 April 2026, does not match: a line up to it was changed after it was signed.';

/** What is said of heads and of seals, without the line that says that the history is whole. */
async function ofHeads(history: History, more?: Parameters<typeof checkText>[1]) {
  const report = await checkText(history, more);
  const [whole, ...others] = saidIn(report);
  expect(whole).toContain('This history is whole');
  const said = others.filter((text) => !text.startsWith('No seal of your own'));
  return { said, outcome: report.outcome };
}

const signedBy = (entry: Json | undefined, change: Json) => ({
  ...entry,
  head: { ...(entry?.head as Json), ...change },
});

describe('heads [C4]', () => {
  it('says how many match, and the last one', async () => {
    const history = aRanch().group().head().group().group().head();
    expect(await ofHeads(history)).toEqual({
      said: ['3 signed heads match it, the last of line 9, signed on 10 April 2026, 08:00.'],
      outcome: 'whole',
    });
  });

  it.each<[string, (entry: Json) => Json]>([
    ['another signature', (entry) => ({ ...entry, signature: '0'.repeat(128) })],
    ['another key beside it', (entry) => ({ ...entry, public_key: new SigningKey().publicKey })],
    ['a point that no curve has', (entry) => ({ ...entry, public_key: `02${'0'.repeat(62)}` })],
    ['another day', (entry) => signedBy(entry, { signed_at: '2026-04-08T14:00:00.000Z' })],
    ['another hash', (entry) => signedBy(entry, { line_sha256: '0'.repeat(64) })],
  ])('EVIDENCE 12.2: a head with %s is not by its key', async (_, change) => {
    const history = aRanch();
    history.heads.push(change(history.heads.pop() ?? {}));
    const sentence = `The signature of the head of line 6 is not by the key ${history.key.name}.`;
    expect(await ofHeads(history)).toEqual({ said: [sentence], outcome: 'broken' });
  });

  it('EVIDENCE 12.2: lines that were written again do not match the seal of before', async () => {
    const { heads } = aRanch('the same ranch');
    const written = aRanch('the same ranch');
    const { epoch } = heads[0]?.head as { epoch: string };
    const again = aRanch('the same ranch');
    expect((await ofHeads(written, { seals: heads })).said.at(-1)).toBe(`Your own seal: ${NO_MATCH}`);
    expect(epoch).not.toBe(again.epoch);
  });

  it('EVIDENCE 12.2: lines and heads that were taken off the end are told by a seal of one’s own only', async () => {
    const history = aRanch().group().group().head();
    const seal = history.heads.at(-1);
    history.entries.splice(7);
    history.heads.pop();
    expect((await ofHeads(history)).outcome).toBe('whole');
    const { said, outcome } = await ofHeads(history, { seals: [seal] });
    expect(said.at(-1)).toBe(
      'Your own seal: The head of line 8 is beyond the end of this file (line 6). Either the file is older than the head, or lines were taken off its end.',
    );
    expect(outcome).toBe('broken');
  });

  it('a seal of one’s own that matches is told, and something else than a seal', async () => {
    const history = aRanch();
    const matches = 'Your own seal: 1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.';
    expect((await ofHeads(history, { seals: history.heads })).said.at(-1)).toBe(matches);
    const { said, outcome } = await ofHeads(history, { seals: [{ head: 'none' }] });
    expect(said.at(-1)).toBe('seal.json is not a seal of Grazewell, or it is damaged.');
    expect(outcome).toBe('broken');
  });

  it('a seal of another ranch is told so', async () => {
    const { said, outcome } = await ofHeads(aRanch(), { seals: aRanch().heads });
    expect(said.at(-1)).toBe('Your own seal: This head is of another ranch.');
    expect(outcome).toBe('broken');
  });
});

describe('lines that a forger adds behind the last head', () => {
  it('attack W16: are told, and break the check of a reader who names the key', async () => {
    const history = aRanch().group().group();
    expect(await ofHeads(history)).toEqual({
      said: [
        '1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.',
        'Lines 7 to 8 are behind the last signed head: no key vouches for them.',
      ],
      outcome: 'whole',
    });
    const { said, outcome } = await ofHeads(history, { key: history.key.name });
    expect(said.at(-1)).toBe(`No head by the key ${history.key.name} covers lines 7 to 8.`);
    expect(outcome).toBe('broken');
  });

  it('attack W16: do not pass by the forger’s own head, beside the head of the server', async () => {
    const history = aRanch().group();
    const forged = new SigningKey();
    history.head(history.end, forged);
    const { said, outcome } = await ofHeads(history);
    expect(said).toContain(`The signature of the head of line 7 is not by the key ${history.key.name}.`);
    expect(outcome).toBe('broken');
  });

  it('attack W16: do not pass by heads of the forger alone where the reader kept a seal', async () => {
    const history = aRanch().group();
    const forged = new SigningKey();
    const [seal] = history.heads.splice(0);
    history.head(history.end, forged);
    const sentence = `Your own seal: The head of line 6 is by the key ${history.key.name}, but heads of this file are by the key ${forged.name}, and no line says that the key changed.`;
    const check = await ofHeads(history, { seals: [seal] });
    expect(check.said.at(-1)).toBe(sentence);
    expect(check.outcome).toBe('broken');
    history.key = forged;
    const vouched = await ofHeads(history.rotate().group().head(), { seals: [seal] });
    expect(vouched.said.at(-1)).toBe(sentence);
  });
});

it('attack W16: one head that is in the file many times counts once', async () => {
  const history = aRanch();
  for (let copy = 0; copy < 50; copy += 1) history.heads.push(...history.heads.slice(0, 1));
  expect((await ofHeads(history)).said).toEqual([
    '1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.',
  ]);
});

describe('restored from a backup', () => {
  /** A head was made after the backup; then the record was restored, and some lines were written. */
  async function restored(lines: number) {
    const history = aRanch().group().group().head();
    const lost = history.heads.pop();
    history.entries.splice(7);
    const from_epoch = history.epoch;
    history.epoch = 'another epoch';
    history.other('restore', { from_epoch });
    for (let line = 0; line < lines; line += 1) history.group();
    return ofHeads(history.head(), { seals: [lost] });
  }

  it.each([0, 1, 20])('EVIDENCE 12.5: a head of before is named as lost, with %d lines after it', async (lines) => {
    const { said, outcome } = await restored(lines);
    expect(said.at(-1)).toBe(
      'Your own seal: The record was restored from a backup on 10 April 2026 (line 7). Lines that were signed before and are not here were lost then.',
    );
    expect(outcome).toBe('whole');
  });

  it('attack W16: heads of the file by another key than the lost one’s are told, which a forged restore has', async () => {
    const history = aRanch().group().group().head();
    const [lost] = history.heads.splice(0).reverse();
    history.entries.splice(7);
    const [from_epoch, key] = [history.epoch, history.key];
    [history.epoch, history.key] = ['another epoch', new SigningKey()];
    history.other('restore', { from_epoch }).group().head();
    const { said } = await ofHeads(history, { seals: [lost] });
    expect(said.at(-1)).toMatch(
      new RegExp(
        `were lost then\\. The head of line 8 is by the key ${key.name}, but heads of this file are by the key`,
      ),
    );
  });

  it('a line of another epoch without a line that says so does not follow', async () => {
    const history = aRanch();
    history.epoch = 'another epoch';
    expect(saidIn(await checkText(history.group().head()))).toEqual([
      'Line 7 does not follow line 6: something before it was changed or taken out.',
    ]);
  });
});

describe('another key', () => {
  const rotated = (isVouched = true) => aRanch().rotate(new SigningKey(), { isVouched }).group().head();

  it('EVIDENCE 12.7: a key that the one before vouched for is not a fault, and an old seal still matches', async () => {
    const history = rotated();
    const { said, outcome } = await ofHeads(history, { seals: history.heads.slice(0, 1) });
    expect(said).toEqual([
      '3 signed heads match it, the last of line 8, signed on 9 April 2026, 08:00.',
      'Your own seal: 1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.',
    ]);
    expect(outcome).toBe('whole');
  });

  it('EVIDENCE 12.7: without the old key’s head it is said that it did not vouch', async () => {
    expect((await ofHeads(rotated(false))).said).toContain(
      'The key changed at line 7, and the key before did not vouch for the new one.',
    );
  });

  it('a head by a key that held before is not by the key of its line', async () => {
    const history = aRanch();
    const old = history.key;
    history.rotate().group().head(8, old);
    expect((await ofHeads(history)).said).toContain(
      `The signature of the head of line 8 is not by the key ${history.key.name}.`,
    );
  });

  it('a key that the reader names is followed through lines of new keys that were vouched for', async () => {
    const history = rotated();
    const first = (history.heads[0]?.head as Json).key as string;
    for (const key of [first, history.key.name, history.key.publicKey])
      expect((await ofHeads(history, { key })).outcome).toBe('whole');
  });

  it('a head by a key that the named one did not vouch for is told, and a file without any', async () => {
    const history = rotated(false);
    const first = (history.heads[0]?.head as Json).key as string;
    expect((await ofHeads(history, { key: first })).said.at(-1)).toBe(
      `The signature of the head of line 8 is not by the key ${first}.`,
    );
    const other = new SigningKey().name;
    const { said, outcome } = await ofHeads(aRanch(), { key: other });
    expect(said.at(-1)).toBe(`No signed head that matches this file is by the key ${other}.`);
    expect(outcome).toBe('broken');
  });
});
