/**
 * Receives the events of a webhook and prints them, behind a proxy with a certificate. `seen.txt` holds what it has had.
 *
 * SECRET=whsec_... PORT=8080 npx tsx receive.ts
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { env } from 'node:process';
import { buffer } from 'node:stream/consumers';

const KEY = Buffer.from((env.SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const SEEN = 'seen.txt';
const seen = new Set(existsSync(SEEN) ? readFileSync(SEEN, 'utf8').split('\n') : []);

const headerOf = (headers: IncomingHttpHeaders, name: string) => String(headers[name] ?? '');
const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** Why a message isn't from Grazewell, or was had before; undefined for a good one. `body` is the bytes as they came. */
function refusalOf(headers: IncomingHttpHeaders, body: Buffer): string | undefined {
  const id = headerOf(headers, 'webhook-id');
  const sentAt = headerOf(headers, 'webhook-timestamp');
  const hmac = createHmac('sha256', KEY).update(`${id}.${sentAt}.`).update(body);
  const signature = Buffer.from(`v1,${hmac.digest('base64')}`);
  // After "New secret" there are two signatures for a day, with a space between.
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!signatures.some((one) => isSame(signature, Buffer.from(one)))) return 'another signature';
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > 300) return 'too old or too new';
  return seen.has(id) ? 'had before' : undefined;
}

async function receive(request: IncomingMessage, response: ServerResponse) {
  const isSmall = Number(request.headers['content-length']) <= 20 * 1024;
  const body = isSmall ? await buffer(request) : Buffer.alloc(0);
  const refusal = refusalOf(request.headers, body);
  if (refusal === undefined) {
    const { type, data } = JSON.parse(body.toString()) as { type: string; data: object };
    console.log(type, JSON.stringify(data));
    const id = headerOf(request.headers, 'webhook-id');
    seen.add(id);
    appendFileSync(SEEN, `${id}\n`);
  } else {
    console.log('refused:', refusal);
  }
  // A second delivery is answered like the first, so that it isn't sent a third time.
  response.writeHead(refusal === undefined || refusal === 'had before' ? 204 : 401).end();
}

const server = createServer((request, response) => void receive(request, response));
server.listen(Number(env.PORT), '127.0.0.1', () => console.log('listening'));
