import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGolden, testOfGolden } from '../../domain/testing/goldenData';
import { jcs } from '../../verify/checkLine';
import { aRanch, asciiRanch } from '../../verify/testing/aRanch';
import { asText, History } from '../../verify/testing/History';

interface Example {
  id: string;
  inputs: { history?: { line: { n: number }; sha256: string }[] };
}

const READING = join(__dirname, 'thirdReading.py');
const examples = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const chain = examples.find(({ id }) => id === 'E80')?.inputs.history ?? [];

/** The hashes that Python finds, a line `n hash` for each line of the chain. */
const read = (input: string): string[] =>
  execFileSync('python3', [READING], { input, encoding: 'utf8' }).trim().split('\n');

const hashesIn = (text: string): string[] =>
  text.split('\n').flatMap((one) => {
    const { line, sha256 } = (one === '' ? {} : JSON.parse(one)) as { line?: { n: number }; sha256?: string };
    return line === undefined ? [] : [`${line.n} ${sha256}`];
  });

describe('a third reading of the rules, in Python', () => {
  testOfGolden('has the worked example', chain.length > 0);

  it('EVIDENCE 12.1: finds the hashes of the five groups of the examples', () => {
    expect(chain.length === 0 ? [] : read(asText(chain))).toEqual(
      chain.map(({ line, sha256 }) => `${line.n} ${sha256}`),
    );
  });

  it('finds the hashes of a history with erased, said and other lines', () => {
    for (const text of [asText(aRanch().file), asciiRanch()]) expect(read(text)).toEqual(hashesIn(text));
  });

  it('writes numbers and texts as RFC 8785 says', () => {
    const numbers = [
      0, -0, 1, -1, 0.1, 4.5, 1e21, 1e-7, 123456789012345680000, 0.000001, 1.5e-10, -1.25e30, 5e-324, 100,
    ];
    const data = { numbers, texts: ['€😀\u00ad\u001f"\\/\u007f\u2028', '\b\f\n\r\t'], '€': 1, '😀': 2, דּ: 3 };
    expect(JSON.parse(jcs(data))).toEqual({ ...data, numbers: numbers.map((one) => one + 0) });
    const text = asText(new History().group({ versions: [{ kind: 'rain', data }] }).file);
    expect(read(text)).toEqual(hashesIn(text));
  });

  it('has at most 60 lines', () => {
    expect(readFileSync(READING, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });
});
