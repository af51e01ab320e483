import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_KINDS } from '@contract/grazing/records';
import { ROOT } from './buildStamp';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const recipe = read('docs/add-a-kind.md');

/** The steps: which file each is about. */
const steps = new Map(
  [...recipe.matchAll(/^\| (\d+) +\| `([^`]+)`/gm)].map(([, step, file = '']) => [Number(step), file]),
);

test('the recipe for a kind has at most 12 steps, each about one file, its test and the changelog too', () => {
  expect([...steps.keys()]).toEqual(Array.from({ length: steps.size }, (_, index) => index + 1));
  expect(steps.size).toBeGreaterThan(5);
  expect(steps.size).toBeLessThanOrEqual(12);
  expect([...steps.values()]).toEqual(expect.arrayContaining([expect.stringMatching(/\.test\.tsx$/), 'CHANGELOG.md']));
});

test('every file that the recipe names is there', () => {
  const named = [...recipe.matchAll(/`((?:contract|domain|server|src)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(steps.size);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Where a kind that people write on the pages of herds and paddocks is found, step by step. */
const WHERE: Readonly<Record<number, (kind: string) => string>> = {
  2: (kind) => `${kind}: ${kind}Schema`,
  3: (kind) => `  ${kind}: {`,
  6: (kind) => `  ${kind}: {`,
  8: (kind) => `  ${kind}: {`,
};

test.each(['feed', 'note'])('the steps are those by which %s was added', (kind) => {
  for (const [step, wordsOf] of Object.entries(WHERE)) {
    const file = steps.get(Number(step)) ?? '';
    expect([file, read(file).includes(wordsOf(kind))]).toEqual([file, true]);
  }
  expect(existsSync(join(ROOT, `contract/grazing/${kind}.ts`))).toBe(true);
});

/** Samples of what others ask a ranch for have a file of their own beside the one that the recipe names. */
const textOf = (step: number): string =>
  read(steps.get(step) ?? '') + (step === 6 ? read('server/test/support/evidenceSamples.ts') : '');

test('every kind is in the files of the record that the recipe names', () => {
  for (const kind of RECORD_KINDS) {
    for (const step of [2, 3, 6]) expect(textOf(step)).toMatch(new RegExp(`^  ${kind}: `, 'm'));
  }
});
