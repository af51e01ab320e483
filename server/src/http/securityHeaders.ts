import { tileOrigins } from '@contract/http/mapTiles';
import type { Config } from '../config/Config';

const TAG_HOST = 'https://www.googletagmanager.com';
const ANALYTICS_HOSTS = [TAG_HOST, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The map finds where the person stands; nothing else of the device is asked for. */
const PERMISSIONS = ['geolocation=(self)', ...CLOSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');

/** The origin of an absolute address; none for a path, which is the page's own. */
function originOf(address: string): string[] {
  return /^https?:/i.test(address) ? [new URL(address).origin] : [];
}

/** @param styleHashes of the styles that stand in the page itself, as `sha256-…` */
export function contentSecurityPolicy({ client }: Config, styleHashes: readonly string[] = []): string {
  const hasTag = client.analyticsKey !== '';
  const tiles = tileOrigins(client.mapTiles);
  const apis = [...originOf(client.apiV1), ...originOf(client.apiV3)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(hasTag ? [TAG_HOST] : [])].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // Pictures that aren't sent yet are on the device; those of photos come from the calls.
    ["img-src 'self' blob: data:", ...new Set([...apis, ...tiles])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...apis, ...tiles]), ...(hasTag ? ANALYTICS_HOSTS : [])].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types grazewell#webpack grazewell#worker', ...(hasTag ? ['grazewell#tag'] : [])].join(' '),
  ].join('; ');
}

/**
 * The headers that every answer carries, errors too. `Cache-Control` is what holds for pages, calls and errors;
 * files that may be kept say so themselves.
 */
export function securityHeaders(config: Config): Record<string, string> {
  const overHttps = config.origSite.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(config),
    ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'cache-control': 'no-store',
  };
}
