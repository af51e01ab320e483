import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder, builtLanguages, wordsFor } from './builtLanguages';

export const ROOT = join(__dirname, '..');

/** All that the built client depends on. */
const SOURCES = [
  'src',
  'contract',
  'domain',
  'verify',
  'docs/examples',
  'public',
  'words',
  'scripts',
  'webpack.config.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.browserslistrc',
];
/** Tests and their helpers, and what editors and systems leave behind. */
const NOT_BUILT = /\.test\.tsx?$|(?:^|\/)__tests__\/|^(?:src|verify)\/testing\/|(?:^|\/)\.DS_Store$|(?:~|\.swp)$/;

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/**
 * A fingerprint of the client's sources and of the words it is built with: SHA-256 over names and contents, in an order
 * that no locale changes. Times do not count, since a copy or a checkout changes them.
 */
export function sourceStamp(root = ROOT): string {
  const files = SOURCES.flatMap((path) => filesBelow(root, path)).filter((path) => !NOT_BUILT.test(path));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${file}\0${content}\n`);
  }
  hash.update(
    builtLanguages()
      .map((language) => wordsFor(language))
      .join(),
  );
  return hash.digest('hex');
}

/** Where the stamp of a finished build stands. */
export const stampFile = (root = ROOT) => join(root, builtFolder(), '.stamp');

/** The stamp of the sources that `dist/` was built from; undefined when there is none or a build was cut short. */
export function builtStamp(root = ROOT): string | undefined {
  const file = stampFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Whether `dist/` holds the client of these sources, one of others (or half of one), or none. */
export function clientState(root = ROOT): 'current' | 'outdated' | 'missing' {
  if (builtStamp(root) === sourceStamp(root)) return 'current';
  return existsSync(join(root, builtFolder(), 'app.html')) ? 'outdated' : 'missing';
}
