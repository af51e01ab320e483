import { isTooDeep } from '@contract/http/jsonDepth';
import { BODY_MAX_BYTES, CHANGE_MAX_BYTES } from '@contract/http/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { turnsOf } from '../platform/turns';
import { ApiError } from './ApiError';
import { LargeJson } from './LargeJson';
import { callerLeft, tooDeep } from './refusals';
import { FINISHED_MAX_BYTES } from './senderGone';

const badJson = () => new ApiError(400, 'bad_json', 'This is not readable JSON');
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const withoutMark = (body: Buffer): Buffer =>
  body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? body.subarray(BYTE_ORDER_MARK.length) : body;

function readSmall(body: Buffer, parse: (text: string) => unknown): unknown {
  const value = parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  if (isTooDeep(value)) throw tooDeep();
  return value;
}

function readLarge({ url, raw }: FastifyRequest, body: Buffer, parse: (text: string) => unknown): Promise<unknown> {
  const check = () => {
    if (body.length > FINISHED_MAX_BYTES && raw.socket.destroyed) throw callerLeft();
  };
  return new LargeJson(withoutMark(body), { turns: turnsOf(url, { check }), parse, pieceMax: CHANGE_MAX_BYTES }).read();
}

/**
 * JSON is the only body we read: forms and plain text are refused with 415. Bytes that are not UTF-8 are refused
 * rather than replaced, so that text comes back as it was sent; keys that reach for a prototype are refused too, and
 * lists and objects that are inside one another by the dozen. An empty body counts as none.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    const parse = (text: string): unknown => {
      let read: unknown;
      void parseJson(request, text, (error, value) => {
        if (error !== null) throw badJson();
        read = value;
      });
      return read;
    };
    try {
      return await (body.length > BODY_MAX_BYTES ? readLarge(request, body, parse) : readSmall(body, parse));
    } catch (error) {
      throw error instanceof ApiError ? error : badJson();
    }
  });
}
