import { isIPv6 } from 'node:net';
import type { Config } from './Config';
import type { EnvReader } from './EnvReader';
import { baseAddress, cookieDomain, host, networks, origins } from './parsers';

type Site = Pick<
  Config,
  'port' | 'host' | 'origSite' | 'allowedOrigins' | 'cookieDomain' | 'trustProxy' | 'webhookAllow'
>;

function ownOrigins(port: number, listenHost: string): string[] {
  const named = isIPv6(listenHost) ? `[${listenHost}]` : listenHost;
  return ['localhost', '127.0.0.1', named].map((name) => new URL(`http://${name}:${port}`).origin);
}

function isWithin(domain: string, hostname: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Where the server listens, how the world calls it, and whom it trusts. */
export function readSite(env: EnvReader): Site {
  const port = env.integer('PORT', 0, 65_535, 3000);
  const listenHost = env.withDefault('HOST', { parse: host, allowed: 'an IP address or a host name' }, '127.0.0.1');
  const origSite = env.withDefault(
    'ORIG_SITE',
    { parse: baseAddress, allowed: 'an http:// or https:// address without a query, fragment or user name' },
    `http://localhost:${port}`,
  );
  const domain = env.optional('COOKIE_DOMAIN', { parse: cookieDomain, allowed: 'a domain like example.com' });
  const { origin, hostname } = new URL(origSite);
  if (domain !== undefined && !isWithin(domain, hostname)) {
    env.problems.push(
      `COOKIE_DOMAIN: ${JSON.stringify(domain)} must be the host of ORIG_SITE (${hostname}) or above it`,
    );
  }
  const allowedOrigins = env.withDefault(
    'ALLOWED_ORIGINS',
    { parse: origins, allowed: 'origins like https://ranch.example.com between commas, with no path and no wildcard' },
    [...new Set([origin, ...ownOrigins(port, listenHost)])],
  );
  const trustProxy = env.withDefault(
    'TRUST_PROXY',
    { parse: networks, allowed: 'IP addresses or CIDR ranges between commas' },
    [],
  );
  const webhookAllow = env.withDefault(
    'WEBHOOK_ALLOW',
    { parse: networks, allowed: 'IP addresses or CIDR ranges between commas' },
    [],
  );
  return { port, host: listenHost, origSite, allowedOrigins, cookieDomain: domain, trustProxy, webhookAllow };
}
