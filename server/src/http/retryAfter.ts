/** How long a `Retry-After` asks to wait from `now`, in milliseconds: seconds or a date, as HTTP has it; what is neither counts as nothing. */
export function waitAsked(retryAfter: string, now: number): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at - now;
}
