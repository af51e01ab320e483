const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The one range of bytes that a header asks for (RFC 9110, 14.1.2), first and last byte included. Undefined for whatever
 * else there is in it, which a server may answer with all of it.
 */
export function readByteRange(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}
