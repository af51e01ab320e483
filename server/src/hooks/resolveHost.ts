import { Resolver, lookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';

/** All addresses of a host that has a name. Rejects where it has none. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

const TRY_MS = 2_000;
const system = promisify(lookup);

async function ask(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  const asked = await Promise.allSettled([
    promisify(resolver.resolve4.bind(resolver))(host),
    promisify(resolver.resolve6.bind(resolver))(host),
  ]);
  return asked.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
}

/**
 * Asks the name servers for all addresses of a host. Not by way of the system, whose threads the server needs for passwords and
 * files: a name server that never answers would hold them.
 *
 * @param isHome whether a name that no name server knows is looked up as the system does, which knows those of its own network
 */
export function resolverOf(isHome: boolean): ResolveHost {
  return async (host) => {
    const addresses = await ask(host);
    if (addresses.length > 0) return addresses;
    if (isHome) return system(host, { all: true });
    throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
  };
}
