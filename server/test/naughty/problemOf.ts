import type { LightMyRequestResponse } from 'fastify';

/** What a caller must never read: how we are made. */
const INSIDE = /node_modules|\bat \S+ \(|\.ts:\d|select .* from|insert into|violates|ECONN|yup|fastify/i;

function isDetails(details: unknown): boolean {
  if (typeof details === 'string') return details !== '';
  if (typeof details !== 'object' || details === null) return false;
  return Object.values(details).every((sentence) => typeof sentence === 'string' && sentence !== '');
}

const isCode = (text: unknown) => typeof text === 'string' && /^[a-z_]+$/.test(text);

/** Numbers, codes and names: no value is a sentence, and one that is empty is left out. */
const areValues = (values: unknown): boolean =>
  values === undefined ||
  (typeof values === 'object' &&
    values !== null &&
    Object.keys(values).length > 0 &&
    Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number'));

function isWhy({ reason, values, ...more }: { reason?: unknown; values?: unknown }): boolean {
  return isCode(reason) && areValues(values) && Object.keys(more).length === 0;
}

function areReasons({ reasons = {}, ...why }: { reason?: unknown; values?: unknown; reasons?: object }): boolean {
  const isNone = Object.keys(why).length === 0;
  return (isNone || isWhy(why)) && Object.values(reasons).every((each) => isWhy(each as object));
}

function problemOfError(body: string): string | undefined {
  const parsed = JSON.parse(body) as { error?: unknown; details?: unknown; code?: unknown };
  const { error, details, code, ...reasons } = parsed;
  if (!areReasons(reasons)) return 'other keys';
  if (typeof error !== 'string' || !/^[A-Z][^<>{}]{5,200}$/.test(error)) return 'no sentence';
  if (!isDetails(details)) return 'no details';
  return isCode(code) ? undefined : 'no code';
}

/** A schema above the server's own waits for the other process of an update: a 503 that is meant. */
const isOfNewerSchema = ({ statusCode, headers, body }: LightMyRequestResponse): boolean =>
  statusCode === 503 && headers['retry-after'] === '30' && body.includes('This server is being updated');

/** What is wrong with an answer, whatever was asked: a fault of ours, or an error that is not told as every error is. */
export function problemOf(response: LightMyRequestResponse): string | undefined {
  const { statusCode, body, headers } = response;
  const what = () => `${statusCode} ${body.slice(0, 200)}`;
  if (statusCode >= 500 && !isOfNewerSchema(response)) return what();
  if (statusCode < 400) return undefined;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `no JSON: ${what()}`;
  if (INSIDE.test(body)) return `tells how we are made: ${what()}`;
  const problem = problemOfError(body);
  return problem && `${problem}: ${what()}`;
}
