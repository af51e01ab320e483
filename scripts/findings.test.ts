import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

const ANSWERED = '## Answered otherwise';
const [mended = '', answered = ''] = readFileSync(join(ROOT, 'docs/findings.md'), 'utf8').split(ANSWERED);
const findingsOf = (text: string) =>
  [...text.matchAll(/^- \*\*((?:walk|attack) \w+)\*\*/gm)].map(([, name = '']) => name);

/** The findings that a test is named after: "walk 7: …", and several as "walk 7, walk 16: …" or "D12: attack F1: …". */
function citedFindings(): Set<string> {
  const named = '[\'"`]([A-Z][0-9]+[:,] )*((walk [0-9]+|attack [FW][0-9]+)([:,] )?)+';
  const found = execFileSync(
    'git',
    ['grep', '-hoE', '--untracked', named, '--', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return new Set(found.match(/\b(walk \d+|attack [FW]\d+)\b/g));
}

test('every finding of docs/findings.md that is mended has a test that is named after it', () => {
  const cited = citedFindings();
  expect(findingsOf(mended).length).toBeGreaterThan(40);
  expect(findingsOf(mended).filter((finding) => !cited.has(finding))).toEqual([]);
});

test('no test is named after a finding that docs/findings.md does not have', () => {
  const findings = new Set([...findingsOf(mended), ...findingsOf(answered)]);
  expect([...citedFindings()].filter((finding) => !findings.has(finding))).toEqual([]);
});
