import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookAhead } from './lookAhead';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** What is smaller does not get smaller. */
const WORTH_BYTES = 1_024;
/** What is longer is sent as it is made, in characters. */
const WHOLE_MAX = 2 * 1024 * 1024;

/** Brotli and gzip at speeds that keep up with a page made on request. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const LEVEL = { level: 4 };

function encodingFor(request: FastifyRequest, reply: FastifyReply): string | null {
  reply.header('vary', 'accept-encoding');
  return negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
}

/** Sends JSON, compressed as the client can read it. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  const body = Buffer.from(json);
  const encoding = encodingFor(request, reply);
  if (encoding === null || body.length < WORTH_BYTES) return reply.send(body);
  const smaller = encoding === 'br' ? await brotli(body, FAST) : await gunzippable(body, LEVEL);
  return reply.header('content-encoding', encoding).send(smaller);
}

/** A stream that makes the next chunk once the reader has taken the ones before it. */
export const atReadersPace = (chunks: AsyncGenerator<string, void>): Readable =>
  Readable.from(chunks, { objectMode: false, highWaterMark: 1 });

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends JSON, or text of another type, that is made in chunks at the pace of its reader, compressed as the client can read it. What goes wrong before
 * the first bytes are sent is an answer like any other; after that the connection ends.
 */
export async function sendAsMade(
  request: FastifyRequest,
  reply: FastifyReply,
  chunks: AsyncGenerator<string, void>,
  type = JSON_TYPE,
): Promise<FastifyReply> {
  const ahead = await lookAhead(chunks, WHOLE_MAX);
  reply.type(type);
  if ('whole' in ahead) return sendCompressed(request, reply, ahead.whole.join(''));
  const encoding = encodingFor(request, reply);
  const source = atReadersPace(ahead.chunks);
  if (encoding === null) return reply.send(source);
  const smaller = encoding === 'br' ? createBrotliCompress(FAST) : createGzip(LEVEL);
  // What breaks on the way ends both, and the reply logs it.
  pipeline(source, smaller, () => undefined);
  return reply.header('content-encoding', encoding).send(smaller);
}
