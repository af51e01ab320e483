import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BODY_MAX_BYTES } from '@contract/limits';
import fastify, { type FastifyInstance } from 'fastify';
import { buildClientErrorHandler } from './http/clientErrors';
import { endConnectionsWhenClosing } from './http/draining';
import { handleErrors, sendError } from './http/errorHandling';
import { acceptJsonOnly } from './http/jsonBody';
import { loggingOptions, logRequests, type LogStream } from './http/logging';
import { completeMethods, knowAllMethods } from './http/methods';
import { guardOrigins } from './http/origins';
import { notFound } from './http/refusals';
import { securityHeaders } from './http/securityHeaders';
import { buildSessionCookies } from './http/sessionCookies';
import { Mailer } from './mail/Mailer';
import { addApi } from './routes/api';
import { appSettingsRoute } from './routes/appSettings';
import { addMetrics } from './routes/metrics';
import { isUnknownCall, type AnyPath } from './routes/mounts';
import { addPages } from './routes/pages';
import type { Deps } from './services/Deps';
import { buildGate } from './services/gate';
import { buildPasswords } from './services/passwords';
import { sweepRegularly } from './services/sweep';

const DIST = join(__dirname, '../../dist');
/** A whole request must be here within this time, its headers within half of it. */
const REQUEST_MS = 30_000;
const SOCKET_IDLE_MS = 60_000;

type Outside = Pick<Deps, 'config' | 'db' | 'clock' | 'secretKey'>;

interface Options extends Outside {
  /** Where log lines go; standard output when left out. */
  logStream?: LogStream;
  /** The built client, as an absolute path. */
  distDir?: string;
}

/** Hashing has its threads in libuv's pool; one of them stays free for files. */
function hashesAtOnce(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
  return Math.max(1, Math.min(availableParallelism(), threads - 1));
}

type Made = Pick<Deps, 'mailer' | 'metrics' | 'isDraining'>;

async function buildDeps(outside: Outside, made: Made): Promise<Deps> {
  return {
    ...outside,
    ...made,
    cookies: buildSessionCookies(outside.config),
    passwords: await buildPasswords(),
    gate: buildGate({ running: hashesAtOnce(), waiting: 256, runningPerKey: 2 }),
    keysUnderWay: new Set(),
  };
}

/** The server, assembled and not listening. It does not own `db`: whoever made that ends it after `close()`. */
export async function buildApp({ logStream, distDir = DIST, ...outside }: Options): Promise<FastifyInstance> {
  const { config } = outside;
  const headers = securityHeaders(config);
  const app = fastify({
    ...loggingOptions(config, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SOCKET_IDLE_MS,
    http: { headersTimeout: REQUEST_MS / 2, connectionsCheckingInterval: 5_000 },
    return503OnClosing: false,
    clientErrorHandler: buildClientErrorHandler(headers),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
  });
  // Node would answer an odd Expect header itself, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  knowAllMethods(app);
  const methods = completeMethods(app, ({ params }) => isUnknownCall(config, params as AnyPath));
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  logRequests(app);
  const isDraining = endConnectionsWhenClosing(app);
  const metrics = await addMetrics(app, outside);
  const mailer = new Mailer({ ...outside, metrics }, app.log);
  const deps = await buildDeps(outside, { mailer, metrics, isDraining });
  acceptJsonOnly(app);
  handleErrors(app, deps.cookies);
  guardOrigins(app, config, deps.cookies);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  await addApi(app, deps);
  appSettingsRoute(app, config);
  await addPages(app, config, distDir);
  methods.finish();
  sweepRegularly(app, deps);
  mailer.start();
  app.addHook('onClose', () => mailer.stop());
  await app.ready();
  return app;
}
