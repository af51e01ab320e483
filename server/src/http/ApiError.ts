import type { ErrorBody, ErrorCode, ErrorDetails } from '@contract/http/errors';
import type { Reasons, Why } from '@contract/http/reasons';

interface Extras {
  /** What more there is to say, or what is wrong by field. The sentence itself when left out. */
  details?: ErrorDetails;
  /** The sentence as a code, for pages in other languages; none for what only programs meet. */
  why?: Why;
  /** The same of the details by field. */
  reasons?: NonNullable<Reasons['reasons']>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** What else stands in the body, beside the sentence. */
  more?: Readonly<Record<string, unknown>>;
}

/** A refusal with the status, the stable code and the words that the caller gets. Thrown from anywhere in a request. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly retryAfter: number | undefined;
  readonly more: Readonly<Record<string, unknown>>;
  readonly reasons: Reasons;

  constructor(
    status: number,
    code: ErrorCode,
    sentence: string,
    { details = sentence, why, reasons, retryAfter, more = {} }: Extras = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
    this.more = more;
    this.reasons = { ...why, ...(reasons !== undefined && { reasons }) };
  }

  toBody(): ErrorBody {
    return { ...this.more, error: this.message, details: this.details, code: this.code, ...this.reasons };
  }
}
