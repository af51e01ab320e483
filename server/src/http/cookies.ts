/** The value of the first cookie of that name in a `Cookie` header, as it stands there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';') ?? [];
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
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
