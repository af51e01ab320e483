import type { ErrorBody, ErrorCode, ErrorDetails } from '@contract/errors';

interface Extras {
  /** What more there is to say, or what is wrong by field. The sentence itself when left out. */
  details?: ErrorDetails;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** A refusal with the status, the stable code and the words that the caller gets. Thrown from anywhere in a request. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ErrorCode, sentence: string, { details = sentence, retryAfter }: Extras = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  toBody(): ErrorBody {
    return { error: this.message, details: this.details, code: this.code };
  }
}
