const RANGE = /^bytes=(\d*)-(\d*)$/;

/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range of bytes that a header asks for (RFC 9110, 14.1.2). Undefined without one, and for what is malformed or
 * asks for several, which a server answers with all of it; `none` for one that begins behind the last byte, which is 416.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'none';
}
