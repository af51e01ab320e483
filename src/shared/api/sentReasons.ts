/**
 * Why the server refused something, beside its English (`contract/http/reasons.ts`). It is kept as it came: a newer server
 * has reasons that this page does not know, so anything may stand here.
 */
export interface SentReasons {
  readonly reason?: unknown;
  readonly values?: unknown;
  readonly reasons?: unknown;
}

/** What of the reasons an answer has. */
export const reasonsOf = ({ reason, values, reasons }: SentReasons): SentReasons =>
  Object.fromEntries(Object.entries({ reason, values, reasons }).filter(([, sent]) => sent !== undefined));
