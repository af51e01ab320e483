import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Config } from '../config/Config';
import { pgCodeOf } from '../db/databaseErrors';

/** Where log lines go, one JSON text each. */
export interface LogStream {
  write(line: string): void;
}

const PATH_MAX = 200;

/** What begins a query, also where a mail program has encoded it. */
const QUERY = /[?#]|%(?:25)*(?:3f|23)/i;
/** A caller may write the whole address, with a name and a password in it. */
const AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
/** What no path of ours has: `paddocks.csv;key=…`, or a sign of it encoded. */
const MANGLED = /[^\w\-.~/]/;
/** A token has 43 of these signs, a key 54, and an id 36: what is longer than an id is a secret, or nothing of ours. */
const SECRET = /[\w-]{37,}/g;
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])|gwk_[\w-]+/g;

/** The path of an address as far as it is one, without what may be a secret, however the address is mangled. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(AUTHORITY, '').split(QUERY, 1);
  const end = path.search(MANGLED);
  const clean = end < 0 ? path : `${path.slice(0, path.lastIndexOf('/', end) + 1)}…`;
  return clean.replace(SECRET, '…').slice(0, PATH_MAX);
}

/** What the log says of an error. Its other properties may hold rows and parameters, so they stay out. */
function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const clean = (text: string) => text.replace(TOKEN, '…');
  return { type: name, message: clean(message), stack: clean(stack ?? ''), code: pgCodeOf(error) };
}

const serializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, url: pathOf(url) }),
  res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
  err: describeError,
};

/**
 * Structured logs that hold no secret by construction: of a request its method, path, address and outcome, and never
 * its query, headers, cookies or body.
 */
export function loggingOptions({ logLevel }: Config, stream?: LogStream): FastifyServerOptions {
  return {
    logger: { level: logLevel, base: null, serializers, ...(stream === undefined ? {} : { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** One line for each request, when it has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, address: request.ip, ms }, 'answered');
  });
}
