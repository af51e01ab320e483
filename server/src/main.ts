import { mkdir } from 'node:fs/promises';
import { PRODUCT_NAME } from '@contract/product';
import { buildApp } from './app';
import { refuseHalfRestored } from './backup/halfRestored';
import type { Config } from './Config';
import { loadConfig } from './config/loadConfig';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres';
import { systemClock } from './http/clock';
import { openDatabase } from './openDatabase';
import { exitOnSignals } from './platform/exitOnSignals';
import { explain } from './platform/explain';
import { freePort } from './platform/freePort';
import { jsonLog } from './platform/jsonLog';
import { Lifecycle } from './platform/Lifecycle';
import { lockDataDir, type DataDirLock } from './platform/lockDataDir';
import { trackSilentConnections } from './platform/silentConnections';
import { loadSecretKey } from './secrets';
import { ensureAdmin } from './services/ensureAdmin';

/** Longest time that requests under way get at the end; the rest of the 10 s is the database's. */
const DRAIN_MS = 7_000;
/** How often connections that were opened since, and have not said a word, are ended while the server closes. */
const SILENT_MS = 600;
const EVERYWHERE = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** With `PORT=0` a free one is chosen now, since ORIG_SITE and ALLOWED_ORIGINS follow from it. */
async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = loadConfig(env);
  return config.port === 0 ? loadConfig({ ...env, PORT: String(await freePort()) }) : config;
}

async function listen(config: Config, lifecycle: Lifecycle, app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const endSilentConnections = trackSilentConnections(app.server);
  lifecycle.opened(async () => {
    endSilentConnections();
    // A browser may open another one while the close takes its time.
    const again = setInterval(endSilentConnections, SILENT_MS);
    await app.close().finally(() => clearInterval(again));
  }, DRAIN_MS);
  await app.listen({ port: config.port, host: config.host });
}

async function start(config: Config, lifecycle: Lifecycle): Promise<void> {
  const log = jsonLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = new EmbeddedPostgres({ dataDir: config.dataDir, log });
  let lock: DataDirLock | undefined;
  exitOnSignals({ lifecycle, log, onStopping: () => lock?.markStopping(), onForced: () => embedded.tellToStop() });
  // Processes on one database of the operator's own may share the folder: nothing but mail is kept there then.
  if (config.databaseUrl === undefined) {
    lock = await lockDataDir(config.dataDir);
    refuseHalfRestored(config.dataDir);
  }
  const secretKey = await loadSecretKey(config.dataDir, config.secretKey);
  const db = await openDatabase({ config, embedded, lifecycle, log });
  if (config.admin) await ensureAdmin(db, config.admin, systemClock);
  await listen(config, lifecycle, await buildApp({ config, db, secretKey, clock: systemClock }));
}

/**
 * Runs the whole server until a signal ends the process. A start that fails says why in a sentence on stderr and ends
 * the process with 1.
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  // Whoever read our lines may go away (`npm start | head`); the server does not end with them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let lifecycle: Lifecycle | undefined;
  try {
    const config = await readConfig(env);
    lifecycle = new Lifecycle(jsonLog(config.logLevel));
    await start(config, lifecycle);
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
