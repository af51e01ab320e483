import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './buildStamp';

const MEDIAN = 60;
const LONGEST = 300;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const isThere = (file: string) => existsSync(join(ROOT, file));

/** Files of the repository, without what is ignored. */
function filesLike(...patterns: string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  return execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').filter(isThere);
}

test(`half of the files have at most ${MEDIAN} lines, and none has more than ${LONGEST}`, () => {
  const sizes = filesLike('*.ts', '*.tsx', '*.mjs', '*.js')
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  expect(sizes.length).toBeGreaterThan(900);
  expect(sizes[Math.floor(sizes.length / 2)]?.lines).toBeLessThanOrEqual(MEDIAN);
  expect(sizes.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});

const PLACE = /`((?:domain|contract|src|server|scripts|e2e|bench|public|deploy|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;

describe.each(filesLike('README.md', 'docs/*.md'))('%s', (page) => {
  const found = (pattern: RegExp) => [...read(page).matchAll(pattern)].map(([, place = '']) => place);

  it('names only files and folders that are there', () => {
    const links = found(LINK).map((target) => join(dirname(page), target));
    expect([...found(PLACE), ...links].filter((place) => !isThere(place))).toEqual([]);
  });
});

test('README.md has at most 150 lines', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(150);
});
