import { isIP } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address in hexadecimal without leading zeros; an embedded IPv4 makes the last two. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.toLowerCase().split('%');
  const hex = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : new Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].map((group) => parseInt(group, 16).toString(16));
}

function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Some proxies write a port behind the address. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * What counts as one address in limits: an IPv4 address however it is written, or the /64 network of an IPv6 one,
 * since a household or a server has all of those. A connection that has ended has none.
 */
export function addressOf(ip: string | undefined): string {
  const bare = withoutPort(ip ?? '');
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}
