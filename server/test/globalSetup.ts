import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { handToWorkers, type TestCluster } from './testCluster';

declare global {
  var testClusterProcess: ChildProcess | undefined;
}

/** One PostgreSQL for all workers: `TEST_DATABASE_URL`, or an embedded one in a temporary folder. */
export default async function globalSetup(): Promise<void> {
  const args = ['--import', 'tsx', join(__dirname, 'clusterProcess.ts')];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  globalThis.testClusterProcess = child;
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The PostgreSQL of the tests did not start')));
  handToWorkers(JSON.parse(await Promise.race([line, ended])) as TestCluster);
  // Its end is expected from here on.
  ended.catch(() => undefined);
}
