import type { LookupAddress } from 'node:dns';
import type { Agent } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isPublicAddress } from '../http/publicAddress';
import { allowedNetworks } from './allowedNetworks';
import { FailedTry } from './FailedTry';
import { hostOf } from './judgeAddress';
import type { ResolveHost } from './resolveHost';

/** Makes the agent of one try. Throws `FailedTry` where one of the host's addresses isn't sent to. */
export type Dialer = (url: URL) => Promise<Agent>;

interface Dialing {
  resolve: ResolveHost;
  /** Addresses and CIDR ranges that are sent to though they are private. */
  allowed: readonly string[];
  /** Certificates of authorities besides those that Node knows, as PEM. */
  ca?: string | undefined;
}

/** Answers what was looked up and judged, so that nothing else is dialed. */
const knownAddresses =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = addresses;
    if (options.all === true) return callback(null, [...addresses]);
    callback(null, first?.address ?? '', first?.family);
  };

async function lookUp(resolve: ResolveHost, host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new FailedTry('no_host');
  return addresses;
}

/**
 * The address that is judged is the one that is dialed: a name is looked up once a try, all its addresses are judged, and one
 * that isn't of the internet refuses it, unless the operator allows it. `http:` goes only to what the operator allows.
 * `request-filtering-agent` judges them again where the connection is made. No connection is used twice.
 */
export function dialerOf({ resolve, allowed, ca }: Dialing): Dialer {
  const isAllowed = allowedNetworks(allowed);
  return async (url) => {
    const addresses = await lookUp(resolve, hostOf(url));
    const exceptions = addresses.map(({ address }) => address).filter(isAllowed);
    if (!addresses.every(({ address }) => isAllowed(address) || isPublicAddress(address)))
      throw new FailedTry('private_network');
    if (url.protocol !== 'https:' && exceptions.length < addresses.length) throw new FailedTry('needs_https');
    const options = {
      keepAlive: false,
      autoSelectFamily: true,
      lookup: knownAddresses(addresses),
      allowIPAddressList: exceptions,
      ...(ca !== undefined && { ca }),
    };
    return url.protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
  };
}
