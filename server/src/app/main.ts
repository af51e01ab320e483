import { mkdir } from 'node:fs/promises';
import { PRODUCT_NAME } from '@contract/http/product';
import type { FastifyInstance } from 'fastify';
import { refuseHalfRestored } from '../backup/halfRestored';
import type { Config } from '../config/Config';
import { loadConfig } from '../config/loadConfig';
import { EmbeddedPostgres } from '../embedded/EmbeddedPostgres';
import { systemClock } from '../platform/clock';
import { exitOnSignals } from '../platform/exitOnSignals';
import { explain } from '../platform/explain';
import { freePort } from '../platform/freePort';
import { Lifecycle } from '../platform/Lifecycle';
import { lockDataDir, type DataDirLock } from '../platform/lockDataDir';
import { loadSecretKey } from '../platform/secretKey';
import { trackSilentConnections } from '../platform/silentConnections';
import { loadVapidKey } from '../platform/vapidKey';
import { jsonLog } from './jsonLog';

/** Longest time that requests under way get at the end; the rest of the 10 s is the database's. */
const DRAIN_MS = 7_000;
/** How often connections that were opened since, and have not said a word, are ended while the server closes. */
const SILENT_MS = 600;
/**
 * Nearly all of the program, loaded while the database is made and starts. What this file itself imports is loaded
 * before, and keeps the database waiting: no domain folder and no Kysely may be among it.
 */
const loadApp = async () => ({
  ...(await import('./openDatabase')),
  ...(await import('./buildApp')),
  ...(await import('../files/checkFiles')),
  ...(await import('./sayKey')),
});
const EVERYWHERE = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** With `PORT=0` a free one is chosen now, since ORIG_SITE and ALLOWED_ORIGINS follow from it. */
async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = loadConfig(env);
  return config.port === 0 ? loadConfig({ ...env, PORT: String(await freePort()) }) : config;
}

async function listen(config: Config, lifecycle: Lifecycle, app: FastifyInstance): Promise<void> {
  const endSilentConnections = trackSilentConnections(app.server);
  lifecycle.opened(async () => {
    endSilentConnections();
    // A browser may open another one while the close takes its time.
    const again = setInterval(endSilentConnections, SILENT_MS);
    await app.close().finally(() => clearInterval(again));
  }, DRAIN_MS);
  await app.listen({ port: config.port, host: config.host });
}

async function start(config: Config, lifecycle: Lifecycle, files: { distDir?: string }): Promise<void> {
  const log = jsonLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = new EmbeddedPostgres({ dataDir: config.dataDir, log, onSpawned: () => void loadApp() });
  let lock: DataDirLock | undefined;
  exitOnSignals({ lifecycle, log, onStopping: () => lock?.markStopping(), onForced: () => embedded.tellToStop() });
  // Processes on one database of the operator's own may share the folder: nothing but mail is kept there then.
  if (config.databaseUrl === undefined) {
    lock = await lockDataDir(config.dataDir);
    refuseHalfRestored(config.dataDir);
  }
  const secretKey = await loadSecretKey(config.dataDir, config.secretKey);
  const vapidKey = await loadVapidKey(config);
  lifecycle.opened(() => embedded.stop(), 7_000);
  const address = config.databaseUrl ?? (await embedded.start());
  const { openDatabase, buildApp, checkFiles, sayKey } = await loadApp();
  await checkFiles(config, log);
  const db = await openDatabase(address, lifecycle, log);
  await sayKey({ db, clock: systemClock, secretKey }, log);
  if (config.admin) {
    const { ensureAdmin } = await import('../admin');
    await ensureAdmin(db, config.admin, systemClock);
  }
  if (config.beta === 'everyone') await (await import('../accounts')).letEveryoneTest(db);
  await listen(config, lifecycle, await buildApp({ config, db, secretKey, vapidKey, clock: systemClock, ...files }));
}

/**
 * Runs the whole server until a signal ends the process. A start that fails says why in a sentence on stderr and ends
 * the process with 1.
 *
 * @param files `distDir` is the folder of the built client (absolute), where it is not the project's own `dist`
 */
export async function serve(env: NodeJS.ProcessEnv, files: { distDir?: string } = {}): Promise<void> {
  // The program that reads our lines may end (`npm start | head`); the server does not end with them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let lifecycle: Lifecycle | undefined;
  try {
    const config = await readConfig(env);
    lifecycle = new Lifecycle(jsonLog(config.logLevel));
    await start(config, lifecycle, files);
    const host = EVERYWHERE.includes(config.host) ? 'localhost' : config.host;
    process.stdout.write(`${PRODUCT_NAME} is ready on http://${host}:${config.port}\n`);
  } catch (error) {
    // A signal came meanwhile: what failed was called off, and that exit is under way.
    if (lifecycle?.isClosing) return;
    await lifecycle?.close();
    process.stderr.write(`${PRODUCT_NAME} did not start: ${explain(error)}\n`);
    process.exit(1);
  }
}

if (require.main === module) void serve(process.env);
