import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@domain/language/languages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { ApiError } from '../http/ApiError';
import { isUnknownCall, type AnyPath } from '../http/mounts';
import { askedLanguage, languageOf, rememberLanguage } from '../http/pageLanguage';
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

export const notBuilt = () => new ApiError(503, 'unavailable', 'The pages of this site have not been built yet');

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

/** The languages of the settings whose pages are built; the log says which are not. */
function builtLanguages(app: FastifyInstance, { languages }: Config, distDir: string): readonly Language[] {
  const missing = languages.filter((one) => one !== 'en' && !existsSync(join(distDir, one, SHELL)));
  if (missing.length > 0) app.log.warn({ languages: missing }, 'the pages of these languages have not been built');
  return languages.filter((one) => !missing.includes(one));
}

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

  const send = buildHtmlSender(distDir, config);
  const languages = builtLanguages(app, config, distDir);
  const isBuilt = (file: string) => existsSync(join(distDir, file));
  const htmlFor = (page: string) => [`${page}/index.html`, SHELL].find(isBuilt);
  /** Addresses are the same in all languages, whose pages are in folders of their own. */
  const isOfLanguage = (path: string) => languages.some((one) => one !== 'en' && `${path}/`.startsWith(`/${one}/`));

  function sendHtml(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const language = languageOf(request, languages);
    // A worker asks for the frame, by its file's own name; a person opens a page.
    const isOfPerson = !request.url.startsWith(SHELL);
    if (isOfPerson && askedLanguage(request, languages) !== undefined) rememberLanguage(reply, config, language);
    const [found = file] = [`/${language}${file}`].filter(isBuilt);
    return send(request, reply, { file: found, language: found === file ? 'en' : language });
  }

  function sendNothing(request: FastifyRequest, reply: FastifyReply) {
    if (!asksForHtml(request) || !isBuilt(SHELL)) throw notFound();
    return sendHtml(request, reply.code(404), SHELL);
  }

  app.get<PageRoute>('/*', async (request, reply) => {
    if (isUnknownCall(config, request.params)) throw notFound();
    const asked = `/${request.params['*'] ?? ''}`;
    if (isNowhere(distDir, request.params) || isOfLanguage(asked)) return sendNothing(request, reply);
    const path = asked === WORKER && config.offline === 'off' ? NO_WORKER : asked;
    if (isFile(distDir, path)) return HTML.test(path) ? sendHtml(request, reply, path) : reply.sendFile(path);
    if (!acceptsHtml(request)) throw notFound();
    const html = htmlFor(withoutEnd(path));
    if (html === undefined) throw notBuilt();
    return sendHtml(request, reply, html);
  });
}
