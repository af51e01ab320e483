import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const PIECES = 12;
/** How long the browser gets to draw a piece. One that waits for more of the page before it draws is not waited for. */
const PATIENCE_MS = 150;

/** The head as one piece, and the body in pieces of one length, wherever that cuts it. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<body');
  const length = Math.ceil((html.length - start) / PIECES);
  const body = Array.from({ length: PIECES }, (_, at) => html.slice(start + at * length, start + (at + 1) * length));
  return [html.slice(0, start), ...body];
}

/** Runs in the page: ends when the browser has drawn twice, or out of patience. */
const drawnTwice = (patience: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The page is not asked before its head is there: the question would go to the page before it. */
async function sendPieces(page: Page, response: ServerResponse, html: string): Promise<void> {
  const [head, ...body] = piecesOf(html);
  const came = page.waitForURL((url) => url.protocol === 'http:', { waitUntil: 'commit' });
  response.write(head);
  await came;
  for (const piece of body) {
    response.write(piece);
    await page.evaluate(drawnTwice, PATIENCE_MS);
  }
  response.end();
}

/**
 * Serves a site to one page as a line does that stalls: each page's HTML comes in pieces, the next one when the browser
 * has drawn what is there. All other files come as they are.
 *
 * @param change what becomes of the HTML on its way
 */
export async function servePiecemeal(page: Page, site: string, change = (html: string) => html) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(`${site}${request.url ?? '/'}`);
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.setHeader('content-type', type);
      if (type.startsWith('text/html')) return sendPieces(page, response, change(await answer.text()));
      return void response.end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => void server.close() };
}
