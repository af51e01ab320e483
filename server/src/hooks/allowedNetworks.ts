import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is one of some addresses and CIDR ranges, as `WEBHOOK_ALLOW` has them. */
export function allowedNetworks(networks: readonly string[]): (address: string) => boolean {
  // A list each: one list of both would hold IPv4 for the IPv6 that carries it.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    lists[family].addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    return isIP(address) !== 0 && lists[family].check(address, family);
  };
}
