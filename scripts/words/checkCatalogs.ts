import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../buildStamp';

const FOLDER = join(ROOT, 'words');

const catalogs = () => readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

/** Extracts the sentences of the code again, and fails where that changes a catalog: one was changed without the other. */
function main(): void {
  const before = new Map(catalogs());
  const { status } = spawnSync('npm', ['run', '--silent', 'words'], { cwd: ROOT, stdio: 'inherit' });
  const changed = catalogs().flatMap(([name, text]) => (before.get(name) === text ? [] : [name]));
  for (const name of changed) process.stderr.write(`words/${name} isn't what the code says; it is now\n`);
  process.exitCode = status === 0 && changed.length === 0 ? 0 : 1;
}

main();
