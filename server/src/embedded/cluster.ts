import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newSecret } from '../platform/secretKey';
import { StartupError } from '../platform/StartupError';
import { syncFolder, writeDurably } from '../platform/writeDurably';
import type { Binaries } from './binaries';
import type { Launcher } from './launcher';
import { serverEnvironment } from './serverEnvironment';

const DATABASE_USER = 'grazewell';
const DRAFT_PREFIX = '.postgres-draft-';

/** A cluster and the password that opens it, in one folder, so that neither is ever without the other. */
export interface ClusterPlace {
  home: string;
  cluster: string;
  password: string;
}

export function placeOf(home: string): ClusterPlace {
  return { home, cluster: join(home, 'cluster'), password: join(home, 'password') };
}

interface Making {
  launcher: Launcher;
  /** Called when the program that makes the cluster runs. */
  onSpawned: (() => void) | undefined;
}

async function runInitdb({ initdb }: Binaries, { launcher, onSpawned }: Making, place: ClusterPlace): Promise<void> {
  const user = [`--username=${DATABASE_USER}`, `--pwfile=${place.password}`, '--auth=scram-sha-256'];
  // The built-in provider sorts alike on every machine, whatever its C library.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [command, args] = launcher.wrap(initdb, ['-D', place.cluster, ...user, ...locale, '--no-instructions']);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', env: serverEnvironment() });
  onSpawned?.();
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new StartupError(`the embedded database could not be made: ${said.trim()}`);
}

async function removeDrafts(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT_PREFIX));
  // An initdb whose server was killed may still be writing there; what stays behind goes at the next start.
  const remove = (name: string) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  await Promise.allSettled(names.map(remove));
}

/**
 * Makes the cluster at the first start. It grows in a draft folder and gets its name when it is whole and on disk, so
 * that a kill at any moment leaves nothing half made. Call it with the data folder's lock held.
 */
export async function ensureCluster(dataDir: string, place: ClusterPlace, binaries: Binaries, making: Making) {
  await removeDrafts(dataDir);
  if (existsSync(place.home)) return;
  const draft = placeOf(await mkdtemp(join(dataDir, DRAFT_PREFIX)));
  await writeDurably(draft.password, `${newSecret()}\n`);
  await runInitdb(binaries, making, draft);
  await syncFolder(draft.home);
  await rename(draft.home, place.home);
  await syncFolder(dataDir);
}

/** Where a client finds the cluster that listens on a port. */
export async function connectionString(place: ClusterPlace, port: number): Promise<string> {
  const password = (await readFile(place.password, 'utf8')).trim();
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`;
}
