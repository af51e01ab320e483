import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtStamp, clientState, sourceStamp } from './buildStamp';

let root: string;
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grazewell-stamp-'));
  write('src/index.tsx', 'one');
  write('contract/text/email.ts', 'two');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('times do not count, contents and names do', () => {
  const before = sourceStamp(root);
  utimesSync(join(root, 'src/index.tsx'), 1, 1);
  expect(sourceStamp(root)).toBe(before);
  write('src/index.tsx', 'other');
  const changed = sourceStamp(root);
  expect(changed).not.toBe(before);
  rmSync(join(root, 'src/index.tsx'));
  write('src/main.tsx', 'other');
  expect(sourceStamp(root)).not.toBe(changed);
});

test.each([
  'src/index.test.tsx',
  'contract/text/email.test.ts',
  'src/testing/renderApp.tsx',
  'server/src/app/buildApp.ts',
  'src/.DS_Store',
])('a change of %s asks for no build', (path) => {
  const before = sourceStamp(root);
  write(path, 'new');
  expect(sourceStamp(root)).toBe(before);
});

test.each([
  'src/features/a.tsx',
  'public/index.html',
  'webpack.config.ts',
  'scripts/htmlPages.ts',
  'package-lock.json',
])('a change of %s asks for a build', (path) => {
  const before = sourceStamp(root);
  write(path, 'new');
  expect(sourceStamp(root)).not.toBe(before);
});

test('a build that was cut short counts as none', () => {
  write('dist/app.html', '');
  expect(builtStamp(root)).toBeUndefined();
  write('dist/.stamp', 'abc\n');
  expect(builtStamp(root)).toBe('abc');
});

test('a start knows a client of these sources from an outdated one and from none', () => {
  expect(clientState(root)).toBe('missing');
  write('dist/app.html', '');
  expect(clientState(root)).toBe('outdated');
  write('dist/.stamp', `${sourceStamp(root)}\n`);
  expect(clientState(root)).toBe('current');
  write('src/index.tsx', 'other');
  expect(clientState(root)).toBe('outdated');
});
