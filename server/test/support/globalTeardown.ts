import { once } from 'node:events';

/** Lets go of the process that holds the PostgreSQL, and waits until both are gone. */
export default async function globalTeardown(): Promise<void> {
  const child = globalThis.testClusterProcess;
  if (!child || child.exitCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}
