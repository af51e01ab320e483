import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform, type BuildOptions } from 'esbuild';
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

const source = (name: string) => readFileSync(join(ROOT, 'verify/page', name), 'utf8');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page that checks a history: one file with its script, its style and a policy that lets nothing else in. */
async function verifyPage(): Promise<string> {
  const script = (
    await bundled('page/verifyPage.ts', { platform: 'browser', format: 'iife', target: 'es2022' })
  ).trim();
  const { code } = await transform(source('verify.css'), { loader: 'css', minify: true });
  const style = code.trim();
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts: Record<string, string> = { POLICY: policy, STYLE: style, SCRIPT: script };
  // What is hashed is all between a tag and its end.
  return source('verify.html').replace(/\s*\b(POLICY|STYLE|SCRIPT)\b;?\s*/g, (_, name: string) => parts[name] ?? name);
}

/** What checks a history without a server: its files by their names, the same wherever they are built. */
export const verifyFiles = async (): Promise<Record<string, string>> => ({
  'verify.html': await verifyPage(),
  'verify.mjs': await verifyProgram(),
});

/** Writes what checks a history without a server into a folder, and gives it. */
export async function buildVerify(folder: string): Promise<Record<string, string>> {
  const files = await verifyFiles();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return files;
}

/** The SHA-256 of each of its files, as `sha256sum` writes and checks them. */
export const sumsOf = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`);
