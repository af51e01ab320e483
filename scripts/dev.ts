import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './buildStamp';

const PAGE_ADDRESS = 'http://localhost:5173';
const port = process.env.PORT || '3000';

const settings = {
  ...process.env,
  PORT: port,
  // Mails and the origin check speak of the address in the browser, which is the dev server's.
  ORIG_SITE: process.env.ORIG_SITE || PAGE_ADDRESS,
  API_ADDRESS: `http://127.0.0.1:${port}`,
};

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, env: settings, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The webpack dev server and the API, which starts again with each change, until one of them ends or a Ctrl-C. */
async function main(): Promise<void> {
  const api = run('--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/app/main.ts');
  const pages = run(require.resolve('webpack/bin/webpack.js'), 'serve', '--mode', 'development');
  const children = [api, pages];
  const endAll = (signal: NodeJS.Signals) => children.forEach((child) => child.kill(signal));
  // A Ctrl-C in a terminal has reached them already; a signal to this process alone has not.
  process.on('SIGINT', () => endAll('SIGTERM'));
  process.on('SIGTERM', () => endAll('SIGTERM'));
  const ends = children.map((child) => once(child, 'exit'));
  await Promise.race(ends);
  endAll('SIGTERM');
  await Promise.all(ends);
}

void main();
