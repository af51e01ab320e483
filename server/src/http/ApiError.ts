import type { ErrorBody, ErrorCode, ErrorDetails } from '@contract/http/errors';

interface Extras {
  /** What more there is to say, or what is wrong by field. The sentence itself when left out. */
  details?: ErrorDetails;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** What else stands in the body, beside the sentence. */
  more?: Readonly<Record<string, string>>;
}

/** A refusal with the status, the stable code and the words that the caller gets. Thrown from anywhere in a request. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly retryAfter: number | undefined;
  readonly more: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    sentence: string,
    { details = sentence, retryAfter, more = {} }: Extras = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
    this.more = more;
  }

  toBody(): ErrorBody {
    return { ...this.more, error: this.message, details: this.details, code: this.code };
  }
}
