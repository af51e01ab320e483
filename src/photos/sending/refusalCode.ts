/** Why the server refuses, by its reason or else its code; "unexpected" where what came is no answer of ours. */
export function refusalCode(body: unknown): string {
  const { reason, code } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (typeof reason === 'string') return reason;
  return typeof code === 'string' ? code : 'unexpected';
}
