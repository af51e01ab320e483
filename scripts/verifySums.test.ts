import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';
import { sumsOf, verifyFiles } from './buildVerify';

/** The topmost sums of the release notes: those of what is built now. */
const sumsInNotes = (notes: string): string[] => {
  const [, block = ''] = /```\n((?:[0-9a-f]{64} {2}verify\.\w+\n)+)```/.exec(notes) ?? [];
  return block.trimEnd().split('\n');
};

it('the release notes have the SHA-256 of verify.html and verify.mjs as they are built', async () => {
  expect(sumsInNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))).toEqual(sumsOf(await verifyFiles()));
});

it('what checks a history has nothing of the folder in it that it was built in', async () => {
  for (const text of Object.values(await verifyFiles())) {
    expect(text).not.toContain(ROOT);
    expect(text).not.toContain('node_modules');
  }
});
