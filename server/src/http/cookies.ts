/**
 * The values of all cookies of that name in a `Cookie` header, as they stand there and in that order. A browser sends
 * several when they were set for different paths or domains.
 */
export function readCookies(header: string | undefined, name: string): string[] {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

interface Attributes {
  maxAgeSeconds: number;
  httpOnly: boolean;
  secure: boolean;
  domain: string | undefined;
}

/**
 * A `Set-Cookie` line for the whole site that no other site's calls carry. The value must need no encoding (RFC 6265
 * §4.1.1), as ours do not.
 */
export function setCookieLine(name: string, value: string, attributes: Attributes): string {
  const { maxAgeSeconds, httpOnly, secure, domain } = attributes;
  return [
    `${name}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    'Path=/',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}
