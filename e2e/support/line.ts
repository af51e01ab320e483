import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { Transform } from 'node:stream';

/** What becomes of a request: it passes, is never answered, gets a portal's page, or finds nobody. */
type Manner = 'pass' | 'hang' | 'portal' | 'gone';

interface Given {
  status?: number;
  type?: string;
  body: string;
}

/** The line between a browser and the product, which a test cuts, and on which it puts other files in place of some. */
export interface Line {
  readonly address: string;
  manner: Manner;
  /** The folder of another build, in whose place the product's own files are not there any more. */
  release: string | undefined;
  /** Bytes that it carries in a second, both ways together; undefined for as many as there are. */
  bytesPerSecond: number | undefined;
  /** Of the calls that the product has answered, one in this many loses its answer on the way. */
  losesEvery: number | undefined;
  /** How many bytes of pieces of files browsers have sent. */
  uploaded: number;
  /** Answers of single paths, ahead of all else; `hang` is never answered. */
  readonly given: Map<string, Given | 'hang'>;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  /** Breaks off what is under way, as a network does that goes away. */
  cut: () => void;
  close: () => Promise<void>;
}

const PORTAL = '<!doctype html><title>Hotel</title><p>Sign in to this network.</p>';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file of a build at a path, or the page there. */
function fileAt(folder: string, path: string, isPage: boolean): string | undefined {
  const pages = isPage ? [join(folder, path, 'index.html'), join(folder, 'app.html')] : [];
  return [join(folder, path), ...pages].find(isFile);
}

/** Opens a line to a site, on a port of its own. */
export async function openLine(site: string): Promise<Line> {
  const { host, hostname, port } = new URL(site);

  let busyUntil = 0;
  let answered = 0;

  /** Carries what comes no faster than the line does. */
  const carry = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (line.bytesPerSecond === undefined) {
          done(null, chunk);
          return;
        }
        busyUntil = Math.max(busyUntil, Date.now()) + (chunk.length / line.bytesPerSecond) * 1_000;
        setTimeout(() => done(null, chunk), busyUntil - Date.now());
      },
    });

  /** Whether the answer to a call of the API gets lost. */
  function isLost({ url = '' }: IncomingMessage): boolean {
    if (line.losesEvery === undefined || !/\/(changes|records|upload)([/?]|$)/.test(url)) return false;
    answered += 1;
    return answered % line.losesEvery === 0;
  }

  function pass(near: IncomingMessage, answer: ServerResponse): void {
    // The site refuses what another origin writes.
    const headers = { ...near.headers, host, ...(near.headers.origin === undefined ? {} : { origin: site }) };
    const far = ask({ hostname, port, path: near.url, method: near.method, headers }, (response) => {
      if (isLost(near)) {
        response.on('end', () => answer.destroy()).resume();
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      const carried = response.on('error', () => answer.destroy()).pipe(carry());
      carried.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    const sent = near.pipe(carry());
    // What only waits in front of the line when that is cut was not sent.
    if (near.method === 'PATCH') sent.on('data', (chunk: Buffer) => (line.uploaded += chunk.length));
    sent.pipe(far);
  }

  async function passRelease(folder: string, path: string, near: IncomingMessage, answer: ServerResponse) {
    const isPage = /text\/html/.test(near.headers.accept ?? '') && extname(path) === '';
    const file = fileAt(folder, path, isPage);
    if (file === undefined) return path.startsWith('/assets/') ? answer.writeHead(404).end() : pass(near, answer);
    const { headers } = await fetch(`${site}/app.html`);
    for (const name of ['content-security-policy', 'x-content-type-options']) {
      answer.setHeader(name, headers.get(name) ?? '');
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  }

  async function answerTo(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(near.url ?? '/', site);
    line.asked.push(pathname);
    const given = line.given.get(pathname);
    if (line.manner === 'gone') near.socket.destroy();
    else if (line.manner === 'portal') answer.setHeader('content-type', 'text/html').end(PORTAL);
    else if (line.manner === 'hang' || given === 'hang') return;
    else if (given !== undefined) {
      answer.writeHead(given.status ?? 200, { 'content-type': given.type ?? TYPES['.js'] }).end(given.body);
    } else if (line.release === undefined || pathname.startsWith('/api/') || pathname.startsWith('/assets/json/')) {
      pass(near, answer);
    } else await passRelease(line.release, pathname, near, answer);
  }

  const server = createServer((near, answer) => void answerTo(near, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const line: Line = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    manner: 'pass',
    release: undefined,
    bytesPerSecond: undefined,
    losesEvery: undefined,
    uploaded: 0,
    given: new Map(),
    asked: [],
    cut: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
