import { BODY_MAX_BYTES } from '@contract/http/limits';
import { isDatabaseAway } from '../db/databaseErrors';
import { FilesAway } from '../files/FilesAway';
import { errorCode } from '../platform/errorCode';
import { ApiError } from './ApiError';
import { busy, notFound, picturesAway, tooLarge, unavailable, wentWrong } from './refusals';

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function refusalFor(status: number, bodyMaxBytes: number): ApiError {
  switch (status) {
    case 404:
    case 414:
      return notFound();
    case 413:
      return tooLarge(bodyMaxBytes);
    case 415:
      return new ApiError(415, 'bad_type', 'Please send JSON (Content-Type: application/json)');
    case 431:
      return new ApiError(431, 'too_large', 'The headers of this request are too large');
    default:
      return new ApiError(status, 'invalid', 'This request cannot be understood');
  }
}

/** The process, or the whole machine, has as many files and sockets open as it may. */
const TOO_MANY_OPEN = new Set(['EMFILE', 'ENFILE']);

/** What the caller hears of any error. Words of libraries and of the database stay inside. */
export function toApiError(error: unknown, bodyMaxBytes = BODY_MAX_BYTES): ApiError {
  if (error instanceof ApiError) return error;
  if (TOO_MANY_OPEN.has(errorCode(error) ?? '')) return busy();
  if (isDatabaseAway(error)) return unavailable();
  if (error instanceof FilesAway) return picturesAway();
  const status = statusOf(error);
  if (status >= 400 && status < 500) return refusalFor(status, bodyMaxBytes);
  return wentWrong();
}
