import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Language } from '@domain/language/languages';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { contentSecurityPolicy } from '../http/securityHeaders';
import { seemsSignedIn } from '../http/sessionCookies';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];

/** What must be an absolute address where a page is shared or found, and is a path in the built HTML, quoted or not. */
const PATHS =
  /(<meta property="?og:(?:url|image)"? content=|<link rel="?(?:canonical|alternate)"?[^>]* href=)"?(\/[^"\s>]*)"?/g;

/** What a page is drawn with before anything else has come. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** A page as it is sent, and which styles of its own the browser may take from it. */
interface Page {
  body: Buffer;
  policy: string;
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashesOf(html: string): string[] {
  return [...html.matchAll(STYLES)].map(([, style = '']) => sha256(style));
}

/** What stands in a page is a guest's; where somebody is known, a skeleton is shown until the app has come. */
const forKnown = (html: string) => html.replace('<html ', '<html data-known ');

/**
 * The HTML of the built client with the site's public address in it, which no build can know. Each file is filled in
 * and compressed once for guests and once for those who are known, and again when another build has written it.
 *
 * @returns sends an HTML file below `distDir` in the encoding that the request likes best
 */
export function buildHtmlSender(distDir: string, config: Config) {
  const site = escaped(config.origSite.replace(/\/+$/, ''));
  const made = new Map<string, { writtenMs: number; page: Page }>();

  async function make(file: string, isKnown: boolean, encoding: Encoding | null): Promise<Page> {
    const built = await readFile(join(distDir, file), 'utf8');
    const filled = built.replace(PATHS, (_, start: string, path: string) => `${start}"${site}${path}"`);
    const html = isKnown ? forKnown(filled) : filled;
    const body = encoding === null ? Buffer.from(html) : await ENCODERS[encoding](html);
    return { body, policy: contentSecurityPolicy(config, hashesOf(html)) };
  }

  async function pageOf(file: string, isKnown: boolean, encoding: Encoding | null): Promise<Page> {
    const key = `${file} ${isKnown} ${encoding}`;
    const { mtimeMs: writtenMs } = await stat(join(distDir, file));
    const held = made.get(key);
    if (held?.writtenMs === writtenMs) return held.page;
    const page = await make(file, isKnown, encoding);
    made.set(key, { writtenMs, page });
    return page;
  }

  return async function sendHtml(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, language }: { file: string; language: Language },
  ): Promise<FastifyReply> {
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), [...ENCODINGS]);
    const { body, policy } = await pageOf(file, seemsSignedIn(request), encoding);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-security-policy': policy,
        'content-language': language,
        vary: 'accept-encoding, accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(body);
  };
}
