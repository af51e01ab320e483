import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];

/** What must be an absolute address for whoever shares a page, and is a path in the built HTML, with quotes or without. */
const PATHS = /(<meta property="?og:(?:url|image)"? content=)"?(\/[^"\s>]*)"?/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The HTML of the built client with the site's public address in it, which no build can know. Each file is filled in
 * and compressed once, and again when another build has written it anew.
 *
 * @returns sends an HTML file below `distDir` in the encoding that the request likes best
 */
export function buildHtmlSender(distDir: string, origSite: string) {
  const site = escaped(origSite.replace(/\/+$/, ''));
  const known = new Map<string, { writtenMs: number; body: Buffer }>();

  async function bodyOf(file: string, encoding: Encoding | null): Promise<Buffer> {
    const key = `${file} ${encoding}`;
    const { mtimeMs } = await stat(join(distDir, file));
    const held = known.get(key);
    if (held?.writtenMs === mtimeMs) return held.body;
    const built = await readFile(join(distDir, file), 'utf8');
    const html = built.replace(PATHS, (_, start: string, path: string) => `${start}"${site}${path}"`);
    const body = encoding === null ? Buffer.from(html) : await ENCODERS[encoding](html);
    known.set(key, { writtenMs: mtimeMs, body });
    return body;
  }

  return async function sendHtml(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), [...ENCODINGS]);
    const body = await bodyOf(file, encoding);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').send(body);
  };
}
