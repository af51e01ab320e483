import { t } from '@domain/words';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import type { SentReasons } from '@shared/api/sentReasons';
import type { Failure } from '@shared/requestState';
import { CODE_WORDS } from './codeWords';
import { REFUSAL_WORDS } from './refusalWords';
import { VALUED_WORDS } from './valuedWords';

type Sent = Readonly<Partial<Record<string, unknown>>>;
type Sentences = Readonly<Partial<Record<string, string>>>;
interface Known {
  readonly needs: Readonly<Record<string, string>>;
  readonly words: (values: never) => string | undefined;
}

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

function valuedInWords(reason: string, values: unknown): string | undefined {
  const known = Object.hasOwn(VALUED_WORDS, reason)
    ? (VALUED_WORDS as Readonly<Record<string, Known>>)[reason]
    : undefined;
  if (known === undefined || !isSent(values)) return undefined;
  const isWhole = Object.entries(known.needs).every(([name, type]) => typeof values[name] === type);
  return isWhole ? known.words(values as never) : undefined;
}

/** The sentence of a reason as it was sent; undefined where only a newer server knows it, or its values. */
function whyInWords(why: unknown): string | undefined {
  if (!isSent(why) || typeof why['reason'] !== 'string') return undefined;
  const { reason } = why;
  if (Object.hasOwn(REFUSAL_WORDS, reason)) return (REFUSAL_WORDS as Sentences)[reason];
  return valuedInWords(reason, why['values']);
}

const codeInWords = (code: string) =>
  (Object.hasOwn(CODE_WORDS, code) ? (CODE_WORDS as Sentences)[code] : undefined) ?? SOMETHING_WENT_WRONG;

const fieldInWords = ({ reasons }: SentReasons, field: string) =>
  (isSent(reasons) ? whyInWords(reasons[field]) : undefined) ?? t`Check this field`;

/** What a refused group says, in the page's language: never the server's English. */
export function refusalInOwnWords(refusal: SentReasons & { code: string; details: unknown }): string {
  const why = whyInWords(refusal);
  if (why !== undefined || !isSent(refusal.details)) return why ?? codeInWords(refusal.code);
  const named = isSent(refusal.reasons) ? Object.values(refusal.reasons).map(whyInWords) : [];
  const said = named.filter((words) => words !== undefined);
  return said.length === 0 ? codeInWords(refusal.code) : said.join('. ');
}

/** What the server answered with, in the page's language: the sentence of the reason, else the code's, and by field. */
export function inOwnWords(failure: Failure): Failure {
  const { code, fields, ...rest } = failure;
  const message = whyInWords(failure) ?? codeInWords(code);
  const own = Object.keys(fields ?? {}).map((field) => [field, fieldInWords(failure, field)] as const);
  return { ...rest, code, message, error: message, ...(fields !== undefined && { fields: Object.fromEntries(own) }) };
}
