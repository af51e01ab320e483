import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../Config';
import { ApiError } from '../http/ApiError';
import { notFound } from '../http/refusals';
import { buildHtmlSender } from './htmlFiles';
import { isUnknownCall, type AnyPath } from './mounts';

/** `[name].[contenthash].ext`: another content has another name. */
const HASHED = /[/\\]assets[/\\].+\.[0-9a-f]{8,}\.\w+(?:\.(?:br|gz))?$/;
const HTML = /\.html$/;
/** Segments that begin with no dot, the last with an ending. */
const FILE = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;
const PAGE = /^(?:\/[\w-]+)*$/;

const notBuilt = () => new ApiError(503, 'unavailable', 'The pages of this site have not been built yet');

interface PageRoute {
  Params: AnyPath;
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

/**
 * The built client: files as they are, a page's own HTML where one was rendered, and the bare shell for every other
 * page path, also an unknown one (the client draws its 404). A path whose last part has an ending is a file.
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
  const htmlFor = (page: string) => {
    const candidates = PAGE.test(page) ? [`${page}/index.html`, '/app.html'] : ['/app.html'];
    return candidates.find((file) => existsSync(join(distDir, file)));
  };

  app.get<PageRoute>('/*', async (request, reply) => {
    const path = `/${request.params['*'] ?? ''}`;
    if (isUnknownCall(config, request.params)) throw notFound();
    if (FILE.test(path)) {
      const isPage = HTML.test(path) && existsSync(join(distDir, path));
      return isPage ? sendHtml(request, reply, path) : reply.sendFile(path);
    }
    if (!acceptsHtml(request)) throw notFound();
    const html = htmlFor(path.replace(/\/+$/, ''));
    if (html === undefined) throw notBuilt();
    return sendHtml(request, reply, html);
  });
}
