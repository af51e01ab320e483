import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/Log';
import { StartupError } from '../platform/StartupError';
import type { Launcher } from './launcher';
import { readPostmasterFile } from './postmasterFile';
import { signal } from './processes';
import { serverEnvironment } from './serverEnvironment';

const POLL_MS = 10;
/** A long recovery after a crash is work, not a hang. */
const READY_WITHIN_MS = 60_000;
/** Fast shutdown cuts clients off, rolls back and writes a checkpoint; then without the checkpoint, then by force. */
const FAST_MS = 5_000;
const IMMEDIATE_MS = 1_000;

/** One run of the `postgres` program, as our child in a process group of its own. */
export class Postmaster {
  readonly exited: Promise<void>;
  private readonly child: ChildProcess;
  private hasExited = false;
  private complaint = '';

  constructor(
    launcher: Launcher,
    postgres: string,
    args: readonly string[],
    private readonly clusterDir: string,
    private readonly log: Log,
  ) {
    const options = { detached: true, cwd: '/', env: serverEnvironment() };
    this.child = spawn(...launcher.wrap(postgres, args), { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    if (this.child.stderr) createInterface(this.child.stderr).on('line', (line) => this.heard(line));
    this.exited = new Promise((resolve) => {
      const end = () => {
        this.hasExited = true;
        resolve();
      };
      this.child.once('exit', end);
      this.child.once('error', (error) => {
        this.complaint = error.message;
        end();
      });
    });
  }

  /** Resolves when it takes connections. */
  async ready(): Promise<void> {
    const startedAt = performance.now();
    for (;;) {
      const file = await readPostmasterFile(this.clusterDir);
      if (this.hasExited)
        throw new StartupError(`the embedded PostgreSQL did not start: ${this.complaint || 'no reason given'}.`);
      if (file?.pid === this.child.pid && file?.isReady) return;
      if (performance.now() - startedAt > READY_WITHIN_MS) {
        throw new StartupError(
          'the embedded PostgreSQL was not ready within a minute; its log says why at LOG_LEVEL=debug.',
        );
      }
      await sleep(POLL_MS);
    }
  }

  /** Fast shutdown without waiting for its end. */
  tellToStop(): void {
    this.tell('SIGINT');
  }

  async stop(): Promise<void> {
    this.tell('SIGINT');
    if (await this.goneWithin(FAST_MS)) return;
    this.tell('SIGQUIT');
    if (await this.goneWithin(IMMEDIATE_MS)) return;
    this.tell('SIGKILL');
    await this.exited;
  }

  private tell(name: NodeJS.Signals): void {
    if (!this.hasExited && this.child.pid !== undefined) signal(this.child.pid, name);
  }

  private async goneWithin(patienceMs: number): Promise<boolean> {
    const patience = new AbortController();
    const late = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false);
    const gone = await Promise.race([this.exited.then(() => true), late]);
    patience.abort();
    return gone;
  }

  private heard(line: string): void {
    const isBad = /^(FATAL|PANIC|WARNING):/.test(line);
    if (isBad) this.complaint = line;
    this.log[isBad ? 'warn' : 'debug'](`postgres: ${line}`);
  }
}
