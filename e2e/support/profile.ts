import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type LaunchOptions } from '@playwright/test';

/** A browser that remembers: closed or killed, it starts again with what it has on disk. */
export interface Profile {
  readonly context: BrowserContext;
  /** Ends every process of the browser at once, as a dead battery does to the browser, and starts it again. */
  killAndStart: () => Promise<void>;
  /** Closes it as a person does, and starts it again. */
  closeAndStart: () => Promise<void>;
  end: () => Promise<void>;
}

/** The processes of the browser that was started in a folder. */
function processesOf(folder: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
    } catch {
      // It has ended since.
      return false;
    }
  });
}

/** Starts a browser with a profile of its own. What it holds in memory of cookies is put back after a kill. */
export async function startProfile(options: LaunchOptions & BrowserContextOptions): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'grazewell-profile-'));
  const start = () => chromium.launchPersistentContext(folder, { serviceWorkers: 'allow', ...options });
  let context = await start();
  const again = async (stop: () => Promise<void>) => {
    const cookies = await context.cookies();
    await stop();
    context = await start();
    await context.addCookies(cookies);
  };
  const kill = async () => {
    const closed = new Promise((resolve) => context.once('close', resolve));
    for (const id of processesOf(folder)) process.kill(id, 'SIGKILL');
    await closed;
  };
  return {
    get context() {
      return context;
    },
    killAndStart: () => again(kill),
    closeAndStart: () => again(() => context.close()),
    end: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
