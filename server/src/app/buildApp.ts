import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BODY_MAX_BYTES } from '@contract/http/limits';
import fastify, { type FastifyInstance } from 'fastify';
import { openFileStore } from '../files/openFileStore';
import { buildClientErrorHandler } from '../http/clientErrors';
import { endConnectionsWhenClosing } from '../http/draining';
import { handleErrors, sendError } from '../http/errorHandling';
import { requireOneHost } from '../http/hosts';
import { buildHttpServer } from '../http/httpServer';
import { acceptJsonOnly } from '../http/jsonBody';
import { loggingOptions, logRequests, type LogStream } from '../http/logging';
import { completeMethods, knowAllMethods } from '../http/methods';
import { isUnknownCall, type AnyPath } from '../http/mounts';
import { guardOrigins } from '../http/origins';
import { notFound } from '../http/refusals';
import { securityHeaders } from '../http/securityHeaders';
import { buildSessionCookies } from '../http/sessionCookies';
import { FairShare } from '../limits/FairShare';
import { buildShares } from '../limits/shares';
import { HookSender, hooksOfRanch, type HookOutside } from '../hooks';
import { Mailer } from '../mail/Mailer';
import { NoticeSender } from '../notices';
import { PictureMaker } from '../photos';
import { buildPasswords, type HashCost } from '../sessions';
import { addApi } from './addApi';
import { addMetrics } from './addMetrics';
import { addPages, isNowhere } from './addPages';
import type { AppDeps } from './AppDeps';
import { appSettingsRoute } from './appSettingsRoute';
import { chainRegularly } from './chainRegularly';
import { noticeRegularly } from './noticeRegularly';
import { signingKeysRoute } from './signingKeysRoute';
import { sweepRegularly } from './sweep';
import { verifyRoutes } from './verifyRoutes';

const DIST = join(__dirname, '../../../dist');

type Outside = Pick<AppDeps, 'config' | 'db' | 'clock' | 'secretKey'>;

interface Options extends Outside {
  /** Where log lines go; standard output when left out. */
  logStream?: LogStream;
  /** The built client, as an absolute path. */
  distDir?: string;
  /** What hashing a password costs; the cost of passwords.ts when left out. */
  hashCost?: HashCost | undefined;
  /** By which push services know this server, in base64url; none: no notices are sent. */
  vapidKey?: string | undefined;
  /** Makes the connections to push services; one that reaches no private network when left out. */
  pushAgent?: Agent;
  /** How webhooks look hosts up, and whose certificates they trust; as `HookSender` has it when left out. */
  hookRoad?: Pick<HookOutside, 'resolve' | 'ca'>;
  /** When groups without a line are first looked for, from the start; after 2 s when left out. */
  chainAfterMs?: number;
}

/** Hashing has its threads in libuv's pool; one of them stays free for files. */
function hashesAtOnce(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
  return Math.max(1, Math.min(availableParallelism(), threads - 1));
}

type Made = Pick<AppDeps, 'mailer' | 'notices' | 'hooks' | 'metrics' | 'isDraining' | 'passwords' | 'files'>;

function buildDeps(outside: Outside, made: Made): AppDeps {
  return {
    ...outside,
    ...made,
    cookies: buildSessionCookies(outside.config),
    gate: new FairShare({ most: hashesAtOnce(), mostPerKey: 2, waiting: 256, waitingPerKey: 256 }),
    shares: buildShares(),
    keysUnderWay: new Set(),
    maker: new PictureMaker(),
    hooksOfRanch,
  };
}

/** The server, assembled and not listening. It does not own `db`: its maker ends it after `close()`. */
export async function buildApp(options: Options): Promise<FastifyInstance> {
  const { logStream, distDir = DIST, hashCost, vapidKey, pushAgent, hookRoad, chainAfterMs, ...outside } = options;
  const { config } = outside;
  const headers = securityHeaders(config);
  const app = fastify({
    ...loggingOptions(config, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: BODY_MAX_BYTES,
    serverFactory: buildHttpServer,
    return503OnClosing: false,
    clientErrorHandler: buildClientErrorHandler(headers),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
  });
  knowAllMethods(app);
  const isNothing = (path: AnyPath) => isUnknownCall(config, path) || isNowhere(distDir, path);
  const methods = completeMethods(app, ({ params }) => isNothing(params as AnyPath));
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  requireOneHost(app);
  logRequests(app);
  const isDraining = endConnectionsWhenClosing(app);
  const metrics = await addMetrics(app, outside);
  const mailer = new Mailer({ ...outside, metrics }, app.log);
  const notices = new NoticeSender({ ...outside, vapidKey, agent: pushAgent }, app.log);
  const hooks = new HookSender({ ...outside, ...hookRoad, mailer }, app.log);
  const passwords = await buildPasswords(hashCost);
  const files = await openFileStore(config);
  const deps = buildDeps(outside, { mailer, notices, hooks, metrics, isDraining, passwords, files });
  acceptJsonOnly(app);
  handleErrors(app, deps.cookies);
  guardOrigins(app, config, deps.cookies);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  await addApi(app, deps);
  appSettingsRoute(app, config, vapidKey);
  signingKeysRoute(app, deps);
  verifyRoutes(app, distDir);
  await addPages(app, config, distDir);
  methods.finish();
  sweepRegularly(app, deps);
  noticeRegularly(app, deps);
  chainRegularly(app, deps, chainAfterMs);
  mailer.start();
  notices.start();
  hooks.start();
  app.addHook('onClose', async () => deps.maker.stop());
  app.addHook('onClose', async () => deps.files.close());
  app.addHook('onClose', () => hooks.stop());
  app.addHook('onClose', () => mailer.stop());
  app.addHook('onClose', () => notices.stop());
  await app.ready();
  return app;
}
