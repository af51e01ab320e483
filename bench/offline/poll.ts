import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 100;

/** Asks until it is so. Throws when that takes too long. */
export async function poll(what: string, isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`);
    await sleep(ASK_EVERY_MS);
  }
}
