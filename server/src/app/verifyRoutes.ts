import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notBuilt } from './addPages';

const POLICY = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/;

/**
 * The page that checks a history without the server, at `/verify` and by the name of its file. It works from a disk too,
 * so its policy is in the page; the header says the same, and that no other page may frame it, which no page can say. Where
 * it isn't built, its address is one of the pages that aren't.
 */
export function verifyRoutes(app: FastifyInstance, distDir: string): void {
  const page = join(distDir, 'verify.html');
  if (!existsSync(page)) return;
  async function send(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const html = await readFile(page, 'utf8').catch(() => {
      throw notBuilt();
    });
    const [, policy] = POLICY.exec(html) ?? [];
    if (policy === undefined) throw notBuilt();
    return reply
      .header('content-security-policy', `${policy}; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.get('/verify', send);
  app.get('/verify.html', send);
}
