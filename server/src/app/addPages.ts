import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { ApiError } from '../http/ApiError';
import { isUnknownCall, type AnyPath } from '../http/mounts';
import { notFound } from '../http/refusals';
import { buildHtmlSender } from './htmlFiles';

/** `[name].[contenthash].ext`: another content has another name. */
const HASHED = /[/\\]assets[/\\].+\.[0-9a-f]{8,}\.\w+(?:\.(?:br|gz))?$/;
const HTML = /\.html$/;
const SHELL = '/app.html';
const WORKER = '/sw.js';
/** Takes the place of a worker that is in browsers already, and goes away with all that it kept. */
const NO_WORKER = '/sw-off.js';
/** Segments that begin with no dot, the last with an ending. */
const FILE = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;
/** The names of pages and what identifies a record; anything else (`/.env`, `/login~`) is asked for by scanners. */
const PAGE = /^(?:\/[\w-]+)*$/;

const notBuilt = () => new ApiError(503, 'unavailable', 'The pages of this site have not been built yet');

interface PageRoute {
  Params: AnyPath;
}

const isFile = (distDir: string, path: string) => FILE.test(path) && existsSync(join(distDir, path));
const withoutEnd = (path: string) => path.replace(/\/+$/, '');

/** Whether a path that only the route for all pages has matched can be no page of the client, and is no file of it. */
export function isNowhere(distDir: string, { '*': rest }: AnyPath): boolean {
  const path = `/${rest}`;
  return rest !== undefined && !PAGE.test(withoutEnd(path)) && !isFile(distDir, path);
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

/** For the 404 page it must say so: a script or a picture that is missing takes anything, and has no use for HTML. */
const asksForHtml = ({ headers }: FastifyRequest) => /text\/html/.test(headers.accept ?? '');

/**
 * The built client: files as they are, a page's own HTML where one was rendered, and the bare shell for every other
 * page path, also an unknown one (the client draws its 404). What can be no page and is no file is 404.
 */
export async function addPages(app: FastifyInstance, config: Config, distDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: distDir,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    setHeaders(reply: FastifyReply, file) {
      if (HASHED.test(file)) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else reply.header('cache-control', 'no-cache');
    },
  });

  const sendHtml = buildHtmlSender(distDir, config);
  const isBuilt = (file: string) => existsSync(join(distDir, file));
  const htmlFor = (page: string) => [`${page}/index.html`, SHELL].find(isBuilt);

  function sendNothing(request: FastifyRequest, reply: FastifyReply) {
    if (!asksForHtml(request) || !isBuilt(SHELL)) throw notFound();
    return sendHtml(request, reply.code(404), SHELL);
  }

  app.get<PageRoute>('/*', async (request, reply) => {
    if (isUnknownCall(config, request.params)) throw notFound();
    if (isNowhere(distDir, request.params)) return sendNothing(request, reply);
    const asked = `/${request.params['*'] ?? ''}`;
    const path = asked === WORKER && config.offline === 'off' ? NO_WORKER : asked;
    if (isFile(distDir, path)) return HTML.test(path) ? sendHtml(request, reply, path) : reply.sendFile(path);
    if (!acceptsHtml(request)) throw notFound();
    const html = htmlFor(withoutEnd(path));
    if (html === undefined) throw notBuilt();
    return sendHtml(request, reply, html);
  });
}
