import { LANGUAGE } from '@domain/language/language';
import { t } from '@domain/words';
import type { Failure } from '@shared/requestState';
import { noteServerTime } from '@shared/lib/serverTime';
import type { ApiCall } from './ApiCall';
import { ApiError, isSessionRefused, SOMETHING_WENT_WRONG } from './ApiError';
import { readFailure } from './readFailure';

/** A request is given up after this long, unless it says otherwise, the reading of its body included. */
const TIMEOUT_MS = 15_000;

function noAnswer(code: 'network' | 'timeout' | 'bad_answer' | 'portal', status = 0): ApiError {
  return new ApiError(status, { code, message: SOMETHING_WENT_WRONG });
}

/** A good answer that is none of ours: a page, as the portal of a network sends it in place of whatever was asked for. */
const badAnswer = (text: string, status: number) =>
  noAnswer(text.trimStart().startsWith('<') ? 'portal' : 'bad_answer', status);

function headersOf(call: ApiCall<unknown>): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(call.token === undefined ? {} : { Authorization: `Bearer ${call.token}` }),
    ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an answer that has nothing to say says nothing: the page of a portal on the way is no success. */
function isEmpty(text: string): boolean {
  const body = text === '' ? {} : parse(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** A refusal is told after this long in a sentence of last resort, where the line brings no better one, in ms. */
const WORDS_MS = 4_000;

/** What the server says is English, for pages in English; others have sentences of their own for its reasons. */
async function inPageLanguage(error: ApiError): Promise<ApiError> {
  const { status, failure, body, headers } = error;
  if (LANGUAGE === 'en' || headers === undefined) return error;
  // A page that opens hears this of an old session, and then has no other script to wait for.
  if (isSessionRefused(error)) {
    return new ApiError(status, { code: failure.code, message: t`Please log in to continue` }, body, headers);
  }
  const lastResort: Failure = { code: failure.code, message: SOMETHING_WENT_WRONG };
  const told = await Promise.race([
    import('@shared/refusals/inOwnWords').then(
      ({ inOwnWords }) => inOwnWords(failure),
      () => lastResort,
    ),
    new Promise<Failure>((resolve) => setTimeout(resolve, WORDS_MS, lastResort)),
  ]);
  return new ApiError(status, told, body, headers);
}

async function readAnswer<T>(call: ApiCall<T>, response: Response): Promise<T> {
  if (!response.ok) {
    const body = parse(await response.text());
    throw new ApiError(response.status, readFailure(body, response.statusText), body, response.headers);
  }
  if (call.schema === undefined) {
    const text = await response.text();
    if (!isEmpty(text)) throw badAnswer(text, response.status);
    return undefined as T;
  }
  // Only an answer that needs the schema is worth loading it for; after the first time it is at hand.
  const [schema, text] = await Promise.all([call.schema(), response.text()]);
  const body = parse(text);
  const checked = body === undefined ? undefined : await schema.validate(body, { strict: true }).catch(() => undefined);
  if (checked === undefined) throw badAnswer(text, response.status);
  return checked;
}

async function exchange<T>(call: ApiCall<T>, base: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(`${base}${call.path}`, {
    method: call.method,
    headers: headersOf(call),
    credentials: 'include',
    cache: 'no-store',
    signal,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const answer = await readAnswer(call, response);
  // Another server on the way may have any clock.
  noteServerTime(response.headers.get('Date'));
  return answer;
}

/**
 * Sends one call and checks its answer.
 *
 * @param base the base address that the call's path stands below
 * @param signal aborts the exchange, for a saga that was cancelled
 * @throws ApiError for every end but a good answer: an error status, no answer in time, or one of another shape
 */
export async function request<T>(call: ApiCall<T>, base: string, signal: AbortSignal): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  // Not everything on the way hears the signal: the chunk of a schema may hang as well.
  const givenUp = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(noAnswer('timeout')));
  });
  const timer = setTimeout(abort, call.timeoutMs ?? TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([exchange(call, base, controller.signal), givenUp]);
  } catch (error) {
    if (error instanceof ApiError) throw await inPageLanguage(error);
    throw noAnswer(controller.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
