import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { builtFolder } from './builtLanguages';
import { buildDevelopers } from './buildDevelopers';
import { buildVerify, sumsOf } from './buildVerify';
import { ROOT, sourceStamp, stampFile } from './buildStamp';

/** A production build by the webpack of this repository. Its words are shown only when it fails. */
export async function runWebpack(...more: string[]): Promise<void> {
  const args = [require.resolve('webpack/bin/webpack.js'), '--mode', 'production', ...more];
  // Merely loading webpack-dev-server, for its types even, declares a dev server unless told otherwise, and Babel obeys.
  const env = { ...process.env, NODE_ENV: 'production', WEBPACK_SERVE: 'false' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  if (child.exitCode === 0) return;
  process.stderr.write(said);
  throw new Error('the client could not be built, for the reasons above.');
}

/** Builds the client into `dist/`, and gives the sums of what checks a history. The stamp goes first and comes last, so a build that was cut short is none. */
export async function buildClient(): Promise<readonly string[]> {
  const stamp = sourceStamp();
  if (existsSync(stampFile())) unlinkSync(stampFile());
  await runWebpack();
  await buildDevelopers(join(ROOT, builtFolder()));
  const verify = await buildVerify(join(ROOT, builtFolder()));
  mkdirSync(dirname(stampFile()), { recursive: true });
  writeFileSync(stampFile(), `${stamp}\n`);
  return sumsOf(verify);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  try {
    const sums = await buildClient();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`The client is in ${builtFolder()}/ (${seconds} s)\n${sums.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
