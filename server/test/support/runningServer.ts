import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresProcesses, signal } from '../../src/embedded/processes';
import { freePort } from '../../src/platform/freePort';
import { compiledProgram } from './compiledPrograms';
import { testCluster } from './testCluster';

/** A machine with much to do is slow, not wrong: what a start may take is asked of `readyAfterMs`. */
const READY_WITHIN_MS = 60_000;

/** A server as a process of its own, leading a process group as a shell's job does. */
export interface ServerProcess {
  port: number;
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The exit code; undefined when a signal ended it. */
  exited: Promise<number | undefined>;
}

export type RunningServer = ServerProcess & { url: string; readyAfterMs: number };

const folders: string[] = [];
const children: ChildProcess[] = [];

/** A new folder of mode 700 that `cleanUp` takes away, and whatever runs in it. */
export async function newDataDir(parent = tmpdir()): Promise<string> {
  const folder = await realpath(await mkdtemp(join(parent, 'grazewell-data-')));
  folders.push(folder);
  return folder;
}

/** A database that a server has made, migrated and left in good order: made once in a run, by whoever asks first. */
async function madeDatabase(): Promise<string> {
  const made = join(testCluster().scratch, 'made');
  if (!existsSync(made)) {
    const draft = await realpath(await mkdtemp(`${made}-`));
    await stopServer(await startServer(draft));
    // Another file may have been as fast; one is as good as the other.
    await rename(draft, made).catch((error: unknown) => {
      if (!existsSync(made)) throw error;
    });
  }
  return join(made, 'postgres');
}

/** A new data folder as after an earlier run, which spares a test the making of the database. */
export async function usedDataDir(): Promise<string> {
  const folder = await newDataDir();
  await cp(await madeDatabase(), join(folder, 'postgres'), { recursive: true });
  return folder;
}

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
export const postgresOf = (dataDir: string) => postgresProcesses(clusterOf(dataDir), undefined);

interface Launch {
  /** How many files and sockets the process may have open. */
  openFiles?: number;
  /** A folder that is a disk of its own for this process, so small that it counts as full. */
  smallDisk?: string;
  /** The folder of the built client, where it is not the project's own. */
  distDir?: string;
}

/** A small disk of one's own, for as long as a process lives in it. */
const SMALL_DISK = ['unshare', '-Urm', 'sh', '-c', 'mount -t tmpfs -o size=8m none "$0" && exec "$@"'] as const;

/** Whether the kernel lets anybody mount a disk of their own. */
export const canMount = (): boolean => {
  const [command, ...args] = SMALL_DISK;
  return spawnSync(command, [...args, tmpdir(), 'true']).status === 0;
};

function commandOf({ openFiles, distDir, smallDisk }: Launch): [string, ...string[]] {
  const files = distDir === undefined ? [] : [distDir];
  const command: [string, ...string[]] = [process.execPath, compiledProgram('server'), ...files];
  if (smallDisk !== undefined) return [...SMALL_DISK, smallDisk, ...command];
  return openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command];
}

export function spawnServer(
  dataDir: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
  launch: Launch = {},
): ServerProcess {
  const settings = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...env };
  const [command, ...args] = commandOf(launch);
  const child = spawn(command, args, {
    detached: true,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (said.stderr += String(chunk)));
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : undefined));
  return { port, child, stdout: () => said.stdout, stderr: () => said.stderr, exited };
}

/** Starts a server and waits for its line. Throws what it said when it ends instead. */
export async function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  launch: Launch = {},
): Promise<RunningServer> {
  const startedAt = performance.now();
  const server = spawnServer(dataDir, await freePort(), env, launch);
  while (!server.stdout().includes('is ready on')) {
    const isLate = performance.now() - startedAt > READY_WITHIN_MS;
    if (server.child.exitCode !== null || isLate) throw new Error(`No start: ${server.stdout()}${server.stderr()}`);
    await sleep(20);
  }
  return { ...server, url: `http://127.0.0.1:${server.port}`, readyAfterMs: performance.now() - startedAt };
}

/** Ends a server as a power cut would, alone or with its database. */
export async function killServer({ child, exited }: ServerProcess, dataDir?: string): Promise<void> {
  child.kill('SIGKILL');
  if (dataDir !== undefined) (await postgresOf(dataDir)).forEach((pid) => signal(pid, 'SIGKILL'));
  await exited;
}

export async function stopServer({ child, exited }: ServerProcess): Promise<number | undefined> {
  child.kill('SIGTERM');
  return exited;
}

export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    (await postgresOf(folder)).forEach((pid) => signal(pid, 'SIGKILL'));
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Polls until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Not so within ${withinMs} ms: ${String(isSo)}`);
    await sleep(10);
  }
}
