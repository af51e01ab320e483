import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { ROOT } from './buildStamp';

const COMMON = { bundle: true, minify: true, write: false, legalComments: 'none', logLevel: 'warning' } as const;

/** One script, with all that it needs, from a file of `verify/`. */
async function bundled(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...COMMON,
    ...options,
    write: false,
    absWorkingDir: ROOT,
    entryPoints: [join('verify', entry)],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The program for Node that checks a history: one file without packages. */
const verifyProgram = (): Promise<string> =>
  bundled('node/main.ts', { platform: 'node', format: 'esm', target: 'node20.19' });

/** Writes what checks a history without a server into a folder: `verify.mjs`. */
export async function buildVerify(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'verify.mjs'), await verifyProgram());
}
