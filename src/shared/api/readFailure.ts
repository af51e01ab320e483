import type { Failure } from '@shared/requestState';
import { SOMETHING_WENT_WRONG } from './ApiError';
import { reasonsOf } from './sentReasons';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function sentence(value: unknown): string | undefined {
  if (Array.isArray(value)) return nonEmpty(value.filter((part) => typeof part === 'string').join(' '));
  return nonEmpty(value);
}

function readFields(details: unknown): Record<string, string> | undefined {
  if (!isRecord(details)) return undefined;
  const entries = Object.entries(details).flatMap(([field, value]) => {
    const words = sentence(value);
    return words === undefined ? [] : [[field, words] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * What an error answer says: `details`, else `error`, else the status text, else a sentence of our own. Total over
 * any body, since a proxy on the way may have answered instead of the server.
 */
export function readFailure(body: unknown, statusText: string): Failure {
  const sent: Record<string, unknown> = isRecord(body) ? body : {};
  const { details, error, code } = sent;
  const summary = nonEmpty(error) ?? nonEmpty(statusText) ?? SOMETHING_WENT_WRONG;
  const fields = readFields(details);
  return {
    code: nonEmpty(code) ?? 'unexpected',
    message: sentence(details) ?? summary,
    error: summary,
    ...(fields === undefined ? {} : { fields }),
    ...reasonsOf(sent),
  };
}
