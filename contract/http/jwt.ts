/** Bytes of base64url text, padded or not; undefined when it is something else. */
function bytesOf(base64url: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(base64url)) return undefined;
  try {
    const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * The payload of a three-part token, only for display: nothing is verified. Total over any text.
 *
 * @returns the JSON object in its second part, or undefined when the text has not three parts of base64url or its
 *   payload is no object
 */
export function readUnverifiedPayload(token: string): Record<string, unknown> | undefined {
  const parts = token.split('.');
  const [head, payload, signature] = parts.map(bytesOf);
  if (parts.length !== 3 || head === undefined || payload === undefined || signature === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
