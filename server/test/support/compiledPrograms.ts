import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = join(__dirname, '../../..');
const FOLDER = join(ROOT, 'node_modules/.cache/testPrograms');

/** The programs that tests start as processes of their own. */
const PROGRAMS = {
  server: 'server/test/support/serveFiles.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};

/** In one file with others, a module goes on finding the files beside it, and none is the one that was started. */
const asFilesApart: Plugin = {
  name: 'asFilesApart',
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('__dirname', JSON.stringify(dirname(path)))
        .replaceAll('__filename', JSON.stringify(path))
        .replaceAll('require.main === module', 'false');
      return { loader: 'ts', contents };
    }),
};

/**
 * Compiles the programs once for a run of the tests. A test that starts a server fifty times would else compile its
 * three hundred files fifty times: with tsx, as `npm start` does it, a start takes three times the processor's time.
 */
export async function compilePrograms(): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: FOLDER,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    plugins: [asFilesApart],
    logLevel: 'warning',
  });
}

export const compiledProgram = (name: keyof typeof PROGRAMS): string => join(FOLDER, `${name}.js`);
