import type { Said } from '@contract/grazing/said';
import { readGolden, testOfGolden } from '@domain/testing/goldenData';
import { turnsOf } from '../platform/turns';
import { jcs } from './canonicalJson';
import { changesSha256, lineSha256, NO_LINE } from './lines';
import { dataSha256, labelSha256 } from './salted';

interface Entry {
  line: { n: number; type: string; label_sha256: string; changes_sha256: string; changes: number; prev: string };
  sha256: string;
  label?: { text: string; said?: Said; salt: string };
  changes?: { kind: string; uuid: string; data: object | null; salt: string }[];
}

interface Example {
  id: string;
  topic: string;
  rule: string;
  inputs: { history?: Entry[]; entry?: Entry; value?: object };
  expected: Record<string, { value: string }>;
}

const all = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const ours = all.filter(({ rule }) => rule.startsWith('C1'));
testOfGolden('the examples of the chain are there', ours.length > 0);

const hex = (bytes: Buffer) => bytes.toString('hex');
const salt = (text: string) => Buffer.from(text, 'hex');

async function ownHashes({ line, label, changes = [] }: Entry) {
  const versions = changes.map(({ kind, uuid, data, ...rest }) => ({
    kind,
    uuid,
    sha256: dataSha256(data, salt(rest.salt)),
  }));
  return {
    line: hex(lineSha256(line)),
    label: label && hex(labelSha256(label.text, label.said ?? null, salt(label.salt))),
    changes: hex(await changesSha256(versions, turnsOf('a ranch'))),
  };
}

const entries = ours.flatMap(({ id, inputs }) =>
  [...(inputs.history ?? []), ...(inputs.entry ? [inputs.entry] : [])].map((entry) => ({ id, n: entry.line.n, entry })),
);

describe('EVIDENCE 12.1: EVIDENCE C1: a line of the examples', () => {
  for (const { id, n, entry } of entries)
    it(`${id} line ${n} gives the hashes that are in it`, async () => {
      const own = await ownHashes(entry);
      expect(own.line).toBe(entry.sha256);
      if (entry.line.type !== 'group') return;
      expect([own.label, own.changes]).toEqual([entry.line.label_sha256, entry.line.changes_sha256]);
    });

  it('follows the one before it', () => {
    for (const { inputs } of ours) {
      const history = inputs.history ?? [];
      expect(history.map(({ line }) => line.prev)).toEqual(
        [hex(NO_LINE), ...history.map(({ sha256 }) => sha256)].slice(0, history.length),
      );
    }
  });
});

describe('EVIDENCE C1: canonical JSON', () => {
  for (const { id, topic, inputs, expected } of ours.filter((each) => each.inputs.value !== undefined))
    it(`${id}: ${topic}`, () => expect(jcs(inputs.value ?? {})).toBe(expected.jcs?.value));
});

it('EVIDENCE C1: a group that wrote nothing has the hash of nothing', async () => {
  expect(hex(await changesSha256([], turnsOf('a ranch')))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});

it('EVIDENCE 12.17: what a group says of itself is in the hash of its words', () => {
  const bytes = Buffer.alloc(16);
  const said: Said = { what: 'founded_ranch' };
  expect(labelSha256('Founded', said, bytes)).not.toEqual(labelSha256('Founded', null, bytes));
});
