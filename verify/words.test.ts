import { aRanch, move, MOVE } from './testing/aRanch';
import { checkText, saidIn } from './testing/checkText';
import { asText, History, SigningKey, type Json } from './testing/History';

const WHOLE = 'This history is whole: 7 lines from 1 April 2026 to 7 April 2026. Each follows the one before it.';
const NO_SEAL =
  'No seal of your own was given. This shows that the lines fit each other, not when they were made: compare it with a seal that came by mail.';
const matching = (n: number, day: string) => `1 signed head matches it, of line ${n}, signed on ${day}, 08:00.`;

type Changed = (history: History, entry: { line: Json; label: Json; changes: Json[] } & Json) => void;

/** The history of aRanch() after a change in line 3. */
function changed(change: Changed): History {
  const history = aRanch();
  change(history, history.entries[3] as never);
  return history;
}

const manyKeys = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',');

it('says that a history is whole, and that no seal of one’s own was given', async () => {
  const report = await checkText(aRanch());
  expect(saidIn(report)).toEqual([WHOLE, matching(6, '7 April 2026'), NO_SEAL]);
  expect(report.outcome).toBe('whole');
});

describe('the first fault ends it [C2]', () => {
  it.each<[string, Changed]>([
    ['Line 3 is missing: line 4 follows line 2.', ({ entries }) => entries.splice(3, 1)],
    ['Line 3 is missing: line 5 follows line 2.', ({ entries }) => entries.splice(3, 2)],
    [
      'Line 3 is missing: line 4 follows line 2.',
      ({ entries }) => entries.splice(3, 2, ...entries.slice(3, 5).reverse()),
    ],
    ['Line 4 is missing: line 3 follows line 3.', ({ entries }, entry) => entries.splice(3, 0, entry)],
    ['Line 0 is missing: the first is line 1.', ({ entries }) => entries.shift()],
    [
      'Line 3 does not follow line 2: something before it was changed or taken out.',
      (_, { line }) => (line.prev = 'f'.repeat(64)),
    ],
    [
      'Line 3 has been changed: its content does not give its hash.',
      (_, { line }) => (line.at = '2026-04-03T00:00:00.000Z'),
    ],
    ['Line 3 has been changed: its content does not give its hash.', (_, { line }) => (line.source = 'another')],
    ['Line 3 has been changed: its content does not give its hash.', (_, entry) => (entry.sha256 = '0'.repeat(64))],
    [
      'The records of line 3 have been changed: they do not give the hash in the line.',
      (_, { changes: [change] }) => ((change?.data as Json).inches = 2),
    ],
    [
      'The records of line 3 have been changed: they do not give the hash in the line.',
      (_, entry) => (entry.changes = []),
    ],
    [
      'The records of line 3 have been changed: they do not give the hash in the line.',
      (_, { changes: [change = {}] }) => (change.kind = 'snow'),
    ],
    ['The words of line 3 have been changed.', (_, { label }) => (label.text = 'Set snow')],
    ['The words of line 3 have been changed.', (_, { label }) => delete label.said],
    ['Line 3 cannot be read.', (_, { changes: [change = {}] }) => (change.sha256 = '0'.repeat(64))],
    ['Line 3 cannot be read.', (_, { changes: [change = {}] }) => (change.said = 'a field that no hash covers')],
    ['Line 3 cannot be read.', (_, { label }) => delete label.salt],
    ['Line 3 cannot be read.', (_, { line }) => delete line.received_at],
    ['Line 3 cannot be read.', (_, { line }) => (line.type = 'groop')],
    ['Line 3 cannot be read.', (_, entry) => (entry.changes = [entry.changes[0] ?? {}, entry.changes[0] ?? {}])],
    [
      'Line 3 cannot be read.',
      (_, { changes: [change = {}] }) => (change.salt = String(change.salt).toUpperCase() + 'A'),
    ],
  ])('EVIDENCE 12.2: %s', async (sentence, change) => {
    const report = await checkText(changed(change));
    expect(saidIn(report)).toEqual([sentence]);
    expect(report.outcome).toBe('broken');
  });

  it('EVIDENCE 12.17: a change of the label or of `said` is found', async () => {
    const said = await checkText(changed((_, { label }) => ((label.said as Json).code = 'left')));
    expect(saidIn(said)).toEqual(['The words of line 3 have been changed.']);
  });

  it.each([
    ['is not JSON', (line: string) => line.slice(0, -5)],
    ['has a key twice', (line: string) => line.replace('"changes":[', '"sha256":"","changes":[')],
    ['has half of a letter', (line: string) => line.replace('Set rain', '\\ud83d')],
    ['has a number without end', (line: string) => line.replace('1e-7', '1e999')],
    ['attack W22: has an object of too many keys', (line: string) => line.replace('1e-7', `{${manyKeys(2_000)}}`)],
    [
      'is as deep as objects go',
      (line: string) => line.replace('1e-7', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
    ],
    ['has 10 million numbers', (line: string) => line.replace('1e-7', `[${'1,'.repeat(10_000_000)}1]`)],
    ['is nested without end', (line: string) => line.replace('1e-7', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ])('Line 3 cannot be read where it %s', async (_, change) => {
    const lines = asText(aRanch().file).trimEnd().split('\n');
    lines[4] = change(lines[4] ?? '');
    expect(saidIn(await checkText(`${lines.join('\n')}\n`))).toEqual(['Line 3 cannot be read.']);
  });

  it('a line whose bytes aren’t UTF-8 cannot be read', async () => {
    const bytes = Buffer.from(asText(aRanch().file));
    bytes[bytes.indexOf('Set rain')] = 0xff;
    expect(saidIn(await checkText(bytes))).toEqual(['Line 3 cannot be read.']);
  });

  it('a file that was cut within a line is not whole; one without its heads is, and it is said that it has none', async () => {
    const text = asText(aRanch().file);
    expect(saidIn(await checkText(text.slice(0, text.indexOf('Set rain'))))).toEqual(['Line 3 cannot be read.']);
    const noHeads = 'This file has no signed head: lines may have been taken off its end.';
    const { first, entries } = aRanch();
    expect(saidIn(await checkText(asText([first, ...entries])))).toEqual([WHOLE, noHeads, NO_SEAL]);
  });
});

it.each([
  ['a BOM', (text: string) => `\ufeff${text}`],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['blank lines', (text: string) => text.replaceAll('\n', '\n \n')],
  ['blanks', (text: string) => text.replaceAll('":', '" : ')],
  ['escapes', (text: string) => text.replaceAll('Creek', '\\u0043reek')],
  ['numbers written otherwise', (text: string) => text.replaceAll('38.25', '3825e-2').replaceAll('"v":1', '"v":1.0')],
  ['no end of the last line', (text: string) => text.trimEnd()],
])('EVIDENCE 12.2: %s in the file: not a fault', async (_, rewritten) => {
  expect(saidIn(await checkText(rewritten(asText(aRanch().file)))).slice(0, 1)).toEqual([WHOLE]);
});

it('EVIDENCE 12.2: keys in another order: not a fault', async () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, one]) => [key, turned(one)]),
    );
  };
  expect(saidIn(await checkText(asText(aRanch().file.map(turned))))[0]).toBe(WHOLE);
});

it.each([
  ['another file', '{"records":[]}\n'],
  ['no JSON', 'date,herd\n'],
  ['nothing', ''],
])('another file than a history is told so: %s', async (_, text) => {
  const report = await checkText(text);
  expect(saidIn(report)).toEqual(['This file is not a history of Grazewell, or its first line is damaged.']);
  expect(report.outcome).toBe('unreadable');
});

it.each(['56475aa7546347', 'not hex', '56475AA75463474C'])('a key of the wrong length is refused: %s', async (key) => {
  const report = await checkText(aRanch(), { key });
  expect(saidIn(report)).toEqual(['A key has 16 digits of hex (its fingerprint) or 64 (the whole public key).']);
  expect(report.outcome).toBe('unreadable');
});

it('lines that were chained later are named [sealed_at]', async () => {
  const history = new History();
  for (const sealed_at of ['2026-12-01T18:00:00.000Z', '2026-12-01T18:00:01.000Z']) history.group({ sealed_at });
  expect(saidIn(await checkText(history.group().group({ sealed_at: '2026-12-02T18:00:00.000Z' }).head()))).toEqual([
    'This history is whole: 5 lines from 1 April 2026 to 5 April 2026. Each follows the one before it.',
    matching(4, '5 April 2026'),
    NO_SEAL,
    'Lines 1 to 2 were chained on 1 December 2026, after they were written. Before that day only the server vouches for them.',
    'Line 4 was chained on 2 December 2026, after it was written. Before that day only the server vouches for it.',
  ]);
});

describe('erasures [C3]', () => {
  const erased = (is = true) => aRanch().erase(2, 'change', { isSaid: is }).erase(3, 'label', { isSaid: is });

  it('EVIDENCE 12.6: what was erased is counted, and the chain still verifies', async () => {
    const report = await checkText(erased());
    expect(saidIn(report).at(-1)).toBe(
      "2 entries were erased, at a person's wish or by law. Their hashes stand, their content is gone.",
    );
    expect(report.outcome).toBe('whole');
    expect(saidIn(await checkText(aRanch().erase(2, 'label'))).at(-1)).toBe(
      "1 entry was erased, at a person's wish or by law. Its hash stands, its content is gone.",
    );
  });

  it('content that is missing without a line that says so is told', async () => {
    const report = await checkText(erased(false));
    expect(saidIn(report).at(-1)).toBe(
      'The content of line 2 was taken out, and no line of this history says that it was erased.',
    );
    expect(report.outcome).toBe('broken');
  });

  it('attack W17: one erasure covers either a group or its record, where both have one uuid', async () => {
    const history = aRanch().group({ group: MOVE, versions: [move('2026-04-03T06:45:00.000Z')] });
    history.erase(7, 'change');
    const entry = history.entries[7] as Json;
    const { label } = entry;
    entry.label = { erased: true };
    expect((await checkText(history.head())).outcome).toBe('broken');
    entry.label = label;
    expect((await checkText(history.erase(7, 'label').head())).outcome).toBe('whole');
  });
});

it('times are told in the zone of the first line, in UTC where it has none', async () => {
  const history = new History();
  history.at = Date.parse('2026-04-02T02:00:00.000Z');
  history.group({ versions: [move('2026-04-02T02:00:00.000Z')] });
  const denver = await checkText(history);
  expect(saidIn(denver)[0]).toContain('from 1 April 2026 to 2 April 2026');
  history.first.time_zone = 'Mars/Olympus';
  expect(saidIn(await checkText(history))[0]).toContain('from 1 April 2026 to 3 April 2026');
});

it('a key in the example has the fingerprint of the rules', () => {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, at) => at));
  expect(new SigningKey(seed).name).toBe('56475aa75463474c');
});
