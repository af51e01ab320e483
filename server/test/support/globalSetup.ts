import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compilePrograms } from './compiledPrograms';
import { handToWorkers, type TestCluster } from './testCluster';

declare global {
  var testClusterProcess: ChildProcess | undefined;
}

/** For all workers: one PostgreSQL (`TEST_DATABASE_URL`, or an embedded one in a temporary folder), and the programs they start. */
export default async function globalSetup(): Promise<void> {
  const args = ['--import', 'tsx', join(__dirname, 'clusterProcess.ts')];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  globalThis.testClusterProcess = child;
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The PostgreSQL of the tests did not start')));
  const compiled = compilePrograms();
  handToWorkers(JSON.parse(await Promise.race([line, ended])) as TestCluster);
  await compiled;
  // Its end is expected from here on.
  ended.catch(() => undefined);
}
