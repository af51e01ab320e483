import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './buildStamp';

/** Scripts below a folder of the repository, without what is ignored. */
function scriptsIn(side: string): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', `${side}/**/*.ts`, `${side}/**/*.tsx`];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => existsSync(join(ROOT, file)));
}

test.each(['domain', 'contract', 'src', 'server', 'verify'])(
  'no two files of %s have one name, but index.ts',
  (side) => {
    const byName = new Map<string, string[]>();
    for (const file of scriptsIn(side)) {
      const name = basename(file)
        .replace(/\.tsx?$/, '')
        .toLowerCase();
      if (name !== 'index') byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    expect(byName.size).toBeGreaterThan(5);
    expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
  },
);
