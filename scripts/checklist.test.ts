import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const NOT_YET = '## Being built';

const [held = '', notYet = ''] = readFileSync(join(ROOT, 'docs/checklist.md'), 'utf8').split(NOT_YET);
const rowsOf = (text: string) => [...text.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, row = '']) => row);

/** The rows that a test is named after: "R5: …", and several as "R5, R6: …" or "F2: F3: …". */
function citedRows(): Set<string> {
  // "N1 to N5" are rules of the worked examples.
  const named = '[\'"`][A-Z][0-9]+([:,] [A-Z][0-9]+)*[: ](to [A-Z][0-9])?';
  const found = execFileSync('git', ['grep', '-hoE', '--untracked', named, '--', ...TESTS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const rows = found.split('\n').filter((line) => !line.includes(' to '));
  return new Set(rows.join('\n').match(/\b[A-Z]\d+\b/g));
}

test('every row of docs/checklist.md has a test that is named after it', () => {
  const cited = citedRows();
  expect(rowsOf(held).length).toBeGreaterThan(40);
  expect(rowsOf(held).filter((row) => !cited.has(row))).toEqual([]);
});

test('no test is named after a row that docs/checklist.md does not have', () => {
  const rows = new Set([...rowsOf(held), ...rowsOf(notYet)]);
  expect([...citedRows()].filter((row) => !rows.has(row))).toEqual([]);
});
