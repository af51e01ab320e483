import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../platform/freePort';
import type { Log } from '../platform/Log';
import { StartupError } from '../platform/StartupError';
import { findBinaries } from './binaries';
import { chooseLauncher } from './chooseLauncher';
import { connectionString, ensureCluster, placeOf, type ClusterPlace } from './cluster';
import { giveTo } from './giveTo';
import { Postmaster } from './Postmaster';
import { serverArguments } from './serverSettings';
import { stopLeftBehind } from './stopLeftBehind';

/** How long a first start is tried: an old one may be letting go of its memory still, or our port was taken. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Settings beside ours, by PostgreSQL's names. */
  settings?: Readonly<Record<string, string>>;
  /** Called when a program of its own runs and there is nothing to do but wait: time for other work. May come twice. */
  onSpawned?: () => void;
}

/**
 * The PostgreSQL that comes with the product: on loopback, behind a password, in `dataDir`. It is started again when
 * it dies. The caller holds the data folder's lock.
 */
export class EmbeddedPostgres {
  private current: Postmaster | undefined;
  private isStopping = false;
  private spawnOnce: (port: number) => Promise<Postmaster> = () => Promise.reject(new Error('not started'));

  constructor(private readonly options: EmbeddedOptions) {}

  /** Makes the cluster if there is none, starts it and says where it listens. */
  async start(): Promise<string> {
    const { log, settings = {}, onSpawned } = this.options;
    await mkdir(this.options.dataDir, { recursive: true, mode: 0o700 });
    const dataDir = await realpath(this.options.dataDir);
    const place: ClusterPlace = placeOf(join(dataDir, 'postgres'));
    const binaries = findBinaries();
    const launcher = chooseLauncher(binaries.postgres, dataDir, place.cluster);
    await ensureCluster(dataDir, place, binaries, { launcher, onSpawned });
    await giveTo(launcher.owner, place.cluster);
    this.spawnOnce = async (port) => {
      await stopLeftBehind(place.cluster, log);
      if (this.isStopping) throw new StartupError('the start was called off.');
      const args = serverArguments(place.cluster, port, settings);
      this.current = new Postmaster(launcher, binaries.postgres, args, place.cluster, log);
      onSpawned?.();
      await this.current.ready();
      return this.current;
    };
    const port = await this.firstStart();
    return connectionString(place, port);
  }

  /** Fast shutdown without waiting for its end. */
  tellToStop(): void {
    this.isStopping = true;
    this.current?.tellToStop();
  }

  /** Shuts down in good order; at any time, also while starting. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.current?.stop();
  }

  private async firstStart(): Promise<number> {
    const startedAt = performance.now();
    for (;;) {
      const port = await freePort();
      try {
        const postmaster = await this.spawnOnce(port);
        void this.keepAlive(postmaster, port);
        return port;
      } catch (error) {
        await this.current?.stop();
        if (this.isStopping || performance.now() - startedAt > PATIENCE_MS) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** Starts it again on the same port, where the server's pool looks for it, until told to stop. */
  private async keepAlive(first: Postmaster, port: number): Promise<void> {
    let postmaster: Postmaster | undefined = first;
    for (;;) {
      await postmaster?.exited;
      if (this.isStopping) return;
      this.options.log.error('The embedded PostgreSQL has died; starting it again');
      postmaster = await this.spawnOnce(port).catch(async (error: unknown) => {
        this.options.log.error(error instanceof Error ? error.message : String(error));
        await this.current?.stop();
        await sleep(RETRY_MS);
        return undefined;
      });
      if (postmaster) this.options.log.warn('The embedded PostgreSQL runs again');
    }
  }
}
