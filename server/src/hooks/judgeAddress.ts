import { isIP } from 'node:net';
import type { Config } from '../config/Config';
import { isPublicAddress } from '../http/publicAddress';
import { allowedNetworks } from './allowedNetworks';

/** Why an address isn't sent to. */
export type AddressProblem = 'needs_https' | 'own_host' | 'private_network';

export type HookSite = Pick<Config, 'origSite' | 'allowedOrigins' | 'host' | 'port' | 'webhookAllow'>;

/** The host of a URL as it is dialed: an address of IPv6 without its brackets, a name without dots at its end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');

const portOf = ({ port, protocol }: URL): number => Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port);

const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/.test(host);

/** Whether it is this server that is named, on any port. */
function isOwnHost(host: string, { origSite, allowedOrigins, host: listenHost }: HookSite): boolean {
  const own = [origSite, ...allowedOrigins].map((origin) => hostOf(new URL(origin)));
  return own.includes(host) || host === listenHost;
}

/**
 * What is wrong with the address of a webhook whose form is good, as far as it can be told without looking its host up.
 * An address that the operator lets it reach may be of this machine, on another port than the server's.
 */
export function problemOfAddress(address: string, site: HookSite): AddressProblem | undefined {
  const url = new URL(address);
  const host = hostOf(url);
  const isAddress = isIP(host) !== 0;
  const isAllowed = isAddress && allowedNetworks(site.webhookAllow)(host);
  if (isOwnHost(host, site) && !(isAllowed && portOf(url) !== site.port)) return 'own_host';
  if (isAllowed) return undefined;
  // A name may lead to an address that the operator allows: that is judged when it is dialed.
  if (url.protocol !== 'https:' && (isAddress || site.webhookAllow.length === 0)) return 'needs_https';
  const isPrivate = isAddress ? !isPublicAddress(host) : isLocalName(host) && site.webhookAllow.length === 0;
  return isPrivate ? 'private_network' : undefined;
}
