import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** JSON of a value as RFC 8785 writes it (JCS): one text for one value, however it was written before. */
export function jcs(value: object | string | null): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('what is hashed is no JSON');
  return text;
}

/** SHA-256 of texts in UTF-8 and bytes, one behind the other. */
export function sha256(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
