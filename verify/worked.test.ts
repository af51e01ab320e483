import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jcs, lineFault } from './checkLine';
import type { LineEntry } from './readEntry';
import { checkText, saidIn } from './testing/checkText';
import { asText, SigningKey, type Json } from './testing/History';

interface Example {
  id: string;
  topic: string;
  rule: string;
  inputs: { entry?: LineEntry; history?: LineEntry[]; head?: Json; private_seed?: string; value?: unknown };
  expected: Record<string, { value: string }>;
}

const folder = process.env.GOLDEN_DATA;
const file = join(folder ?? '', 'worked-examples-evidence.json');
const isThere = folder !== undefined && existsSync(file);
const { cases } = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: Example[] }) : { cases: [] };
const examples = cases.filter(({ rule }) => /^C\d/.test(rule));
const FIRST = { file: 'grazewell-history-1', name: 'Creek', time_zone: 'America/Denver', people: {}, keys: [] };

/** What a check finds in an example, under the names that the examples have for it. */
async function found({ inputs }: Example): Promise<Record<string, unknown>> {
  const { entry, history, head, private_seed: seed, value } = inputs;
  if (value !== undefined) return { jcs: jcs(value) };
  if (head !== undefined) {
    const { signature, public_key } = new SigningKey(Buffer.from(seed ?? '', 'hex')).sign(head);
    const chain = examples.find(({ id }) => id === 'E80')?.inputs.history ?? [];
    const report = await checkText(asText([FIRST, ...chain, { head, signature, public_key }]));
    expect(saidIn(report)[1]).toBe('1 signed head matches it, of line 5, signed on 22 April 2026, 05:00.');
    return { signature, public_key };
  }
  if (entry !== undefined) {
    const { n, prev, ranch, epoch } = entry.line;
    const before = n === 0 ? undefined : { n: n - 1, sha256: prev, ranch, epoch };
    return { sha256: lineFault(entry, before) ?? entry.sha256 };
  }
  const said = saidIn(await checkText(asText([FIRST, ...(history ?? [])])))[0] ?? '';
  const hashes = (history ?? []).map(({ line, sha256 }) => [`line_${line.n}_sha256`, sha256]);
  return { ...Object.fromEntries(hashes), message: said.startsWith('This history is whole') ? 'whole' : said };
}

const test = folder === undefined ? it.skip : it;
test('the worked examples are there (skipped where GOLDEN_DATA names no folder)', () =>
  expect(examples).not.toEqual([]));

for (const example of examples)
  it(`EVIDENCE 12.1: rule ${example.rule}: ${example.id} ${example.topic}`, async () => {
    const wanted = Object.entries(example.expected).map(([name, { value }]) => [name, value]);
    expect(await found(example)).toMatchObject(Object.fromEntries(wanted));
  });
