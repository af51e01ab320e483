import type { Schema } from '@contract/text/yup';

/** One call of the HTTP contract, as a feature's `…Api.ts` describes it. */
export interface ApiCall<T> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Which of the two base addresses of the application settings the path stands below. */
  api: 'v1' | 'v3';
  path: string;
  body?: unknown;
  /** Sent as `Idempotency-Key`, so that a lost answer never does the work twice. */
  idempotencyKey?: string;
  /** Sent as `Authorization`, for the one call that is another session's than the cookie's. */
  token?: string;
  /** After how long it is given up; 15 s unless said. */
  timeoutMs?: number;
  /** false: it is sent also where the browser says that there is no network, which some machines wrongly do. */
  isPatient?: false;
  /** Where it gets no answer, the server counts as unreachable at once, not only after a second failure. */
  isDecisive?: true;
  /** The shape of the answer. Loaded while the request travels. Without it nothing but an empty one, or an object, is good. */
  schema?: () => Promise<Pick<Schema<T>, 'validate'>>;
}
