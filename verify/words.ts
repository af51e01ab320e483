import type { Times } from './Times';

const counted = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

/** All that a check says, in the order of the check. `n` are numbers of lines, instants are in ms since 1970 UTC. */
export const words = {
  missing: (n: number, found: number) =>
    n === 0
      ? `Line 0 is missing: the first is line ${found}.`
      : `Line ${n} is missing: line ${found} follows line ${n - 1}.`,
  doesNotFollow: (n: number) =>
    `Line ${n} does not follow line ${n - 1}: something before it was changed or taken out.`,
  lineChanged: (n: number) => `Line ${n} has been changed: its content does not give its hash.`,
  recordsChanged: (n: number) => `The records of line ${n} have been changed: they do not give the hash in the line.`,
  wordsChanged: (n: number) => `The words of line ${n} have been changed.`,
  unreadable: (n: number) => `Line ${n} cannot be read.`,
  takenOut: (n: number) =>
    `The content of line ${n} was taken out, and no line of this history says that it was erased.`,
  whole(lines: number, from: number, to: number, times: Times): string {
    const [first, last] = [times.day(from), times.day(to)];
    const days = first === last ? `of ${first}` : `from ${first} to ${last}`;
    const follow = lines === 1 ? '' : ' Each follows the one before it.';
    return `This history is whole: ${counted(lines, 'line', 'lines')} ${days}.${follow}`;
  },
  headsMatch: (heads: number, n: number, signedAt: number, times: Times) =>
    heads === 1
      ? `1 signed head matches it, of line ${n}, signed on ${times.minute(signedAt)}.`
      : `${counted(heads, '', 'signed heads match it')}, the last of line ${n}, signed on ${times.minute(signedAt)}.`,
  noHeads: () => 'This file has no signed head: lines may have been taken off its end.',
  notSigned: (n: number, key: string) => `The signature of the head of line ${n} is not by the key ${key}.`,
  noneSigned: (key: string) => `No signed head that matches this file is by the key ${key}.`,
  notCovered: (from: number, to: number) =>
    from === to
      ? `Line ${from} is behind the last signed head: no key vouches for it.`
      : `Lines ${from} to ${to} are behind the last signed head: no key vouches for them.`,
  notCoveredBy: (from: number, to: number, key: string) =>
    `No head by the key ${key} covers ${from === to ? `line ${from}` : `lines ${from} to ${to}`}.`,
  otherKey: (n: number, key: string, found: string) =>
    `The head of line ${n} is by the key ${key}, but heads of this file are by the key ${found}, and no line says that the key changed.`,
  restored: (n: number, at: number, times: Times) =>
    `The record was restored from a backup on ${times.day(at)} (line ${n}). Lines that were signed before and are not here were lost then.`,
  doesNotMatch: (n: number, signedAt: number, times: Times) =>
    `The head of line ${n}, signed on ${times.day(signedAt)}, does not match: a line up to it was changed after it was signed.`,
  beyondEnd: (n: number, end: number) =>
    `The head of line ${n} is beyond the end of this file (line ${end}). Either the file is older than the head, or lines were taken off its end.`,
  otherRanch: () => 'This head is of another ranch.',
  ofYourOwn: (sentence: string) => `Your own seal: ${sentence}`,
  sealUnreadable: (name: string) => `${name} is not a seal of Grazewell, or it is damaged.`,
  noSeal: () =>
    'No seal of your own was given. This shows that the lines fit each other, not when they were made: compare it with a seal that came by mail.',
  keyNotVouched: (n: number) => `The key changed at line ${n}, and the key before did not vouch for the new one.`,
  sealedLater: (from: number, to: number, at: number, times: Times) =>
    from === to
      ? `Line ${from} was chained on ${times.day(at)}, after it was written. Before that day only the server vouches for it.`
      : `Lines ${from} to ${to} were chained on ${times.day(at)}, after they were written. Before that day only the server vouches for them.`,
  erased: (entries: number) =>
    entries === 1
      ? "1 entry was erased, at a person's wish or by law. Its hash stands, its content is gone."
      : `${counted(entries, '', 'entries')} were erased, at a person's wish or by law. Their hashes stand, their content is gone.`,
  photos: (here: number, all: number) =>
    `${here.toLocaleString('en-US')} of ${counted(all, 'photo', 'photos')} of this history ${all === 1 ? 'has its' : 'have their'} file here, by its hash.`,
  signedBy: (key: string) => `The key of these heads is ${key}: compare it with the one that you know.`,
  names: 'Names as this server gave them:',
  noHistory: () => 'This file is not a history of Grazewell, or its first line is damaged.',
  wrongKey: () => 'A key has 16 digits of hex (its fingerprint) or 64 (the whole public key).',
  photosUnreadable: () => 'The file of photos cannot be read as a ZIP file.',
  shows:
    "This shows that nothing in this file was changed since it was chained and signed. It does not show that what was written down is true, and a device's clock can be set wrong: so both clocks are shown.",
  ifWhole: 'Of a history that is whole a check says:',
} as const;
