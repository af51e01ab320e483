/** The SHA-256 of something in 64 hex digits (FIPS 180-4). Only pages of a secure origin have it. */
export async function sha256Hex(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
