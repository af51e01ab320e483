import type { Operation, RefusedWith } from './Operation';
import { RIGHTS, ROLES } from '../ranches/rights';

/** What any call may be refused with, whatever it is: no operation names it. */
export const ANY_REFUSALS: readonly RefusedWith[] = [
  // A request that no server could read.
  '400 invalid',
  // A key that is unknown, wrong, ended, revoked or of another ranch, and one that opens other calls.
  '401 wrong_credentials',
  '403 forbidden',
  '405 method',
  // A key that has had its calls of this minute, and wrong keys of one address.
  '429 too_many',
  '431 too_large',
  '500 internal',
  '503 busy',
  '503 unavailable',
];

/** A body may be sent with any call that writes, so any may be refused for it. */
const OF_BODIES: readonly RefusedWith[] = ['400 bad_json', '413 too_large', '415 bad_type', '422 invalid'];

/** What follows from who is heard: a ranch doesn't exist for those who aren't on it. */
function ofWho({ who, isOwn }: Operation): RefusedWith[] {
  if (who === 'everyone' || who === 'operator' || who === 'key') return [];
  const own: RefusedWith[] = isOwn === true ? ['403 forbidden'] : [];
  if (who === 'person') return ['401 unauthenticated', ...own];
  if (who === 'admin') return ['401 unauthenticated', '403 forbidden'];
  const notAll: RefusedWith[] = RIGHTS[who].length < ROLES.length ? ['403 forbidden'] : own;
  return ['401 unauthenticated', '404 not_found', ...notAll];
}

/** Names of queries that are taken whatever they say. */
const TAKEN: ReadonlySet<string> = new Set(['actor', 'unfinished', 'lang']);

/** What a call may be refused with for what its address says. */
function ofAddress({ call, who, query = {} }: Operation): RefusedWith[] {
  const isJudged = Object.keys(query).some((name) => !TAKEN.has(name));
  return [
    ...(isJudged ? ['422 invalid' as const] : []),
    // A key of another ranch opens nothing, whatever there is.
    ...(call.includes(':') && who !== 'key' ? ['404 not_found' as const] : []),
  ];
}

/** All that a call may be refused with, but for what any call may, by status. */
export function refusalsOf(operation: Operation): Map<number, string[]> {
  const { call, refusedWith = [] } = operation;
  const isWrite = !/^(GET|HEAD) /.test(call);
  const all = [
    ...ofWho(operation),
    ...(isWrite ? [...OF_BODIES, '403 forbidden' as const] : []),
    ...ofAddress(operation),
    ...refusedWith,
  ];
  const byStatus = new Map<number, string[]>();
  for (const each of [...new Set(all)].sort()) {
    const [status = '', code = ''] = each.split(' ');
    byStatus.set(Number(status), [...(byStatus.get(Number(status)) ?? []), code]);
  }
  return byStatus;
}
