import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** What is smaller does not get smaller. */
const WORTH_BYTES = 1_024;

/** Brotli at a speed that keeps up with a page made on request. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends JSON, compressed as the client can read it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  const body = Buffer.from(json);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (body.length < WORTH_BYTES) return reply.send(body);
  const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
  if (encoding === null) return reply.send(body);
  const smaller = encoding === 'br' ? await brotli(body, FAST) : await gunzippable(body, { level: 4 });
  return reply.header('content-encoding', encoding).send(smaller);
}
