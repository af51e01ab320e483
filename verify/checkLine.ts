import canonicalize from 'canonicalize';
import { hexToBytes, sha256Hex } from './bytes';
import type { Change, Label, LineEntry } from './readEntry';
import { words } from './words';

const LINE_PREFIX = 'grazewell-line-1\n';
const NO_LINE = '0'.repeat(64);

/** A value in the one form that RFC 8785 gives it. */
export const jcs = (value: unknown): string => canonicalize(value) ?? '';

const salted = (salt: string, value: unknown): string => sha256Hex(hexToBytes(salt), jcs(value));

const hashOf = (change: Change): string => ('erased' in change ? change.sha256 : salted(change.salt, change.data));

const byUuid = (one: Change, other: Change): number => (one.uuid < other.uuid ? -1 : 1);

const changesHash = (changes: readonly Change[]): string =>
  sha256Hex(
    changes
      .toSorted(byUuid)
      .map((change) => `${change.kind} ${change.uuid} ${hashOf(change)}\n`)
      .join(''),
  );

const labelHash = (label: Exclude<Label, { erased: true }>): string =>
  salted(label.salt, 'said' in label ? { label: label.text, said: label.said } : label.text);

/** The hash of a line, in hex. */
const lineHash = (line: unknown): string => sha256Hex(LINE_PREFIX, jcs(line));

/** The line before, as far as the next one must follow it. */
export interface Before {
  readonly n: number;
  readonly sha256: string;
  readonly ranch: string;
  readonly epoch: string;
}

function followFault({ line, sha256 }: LineEntry, before: Before | undefined): string | undefined {
  const { n, type } = line;
  const expected = before === undefined ? 0 : before.n + 1;
  if (n !== expected) return words.missing(expected, n);
  if (line.prev !== (before?.sha256 ?? NO_LINE)) return n === 0 ? words.lineChanged(n) : words.doesNotFollow(n);
  if (lineHash(line) !== sha256) return words.lineChanged(n);
  if ((n === 0) !== (type === 'genesis')) return words.unreadable(n);
  if (before === undefined) return undefined;
  const isOfOther = line.ranch !== before.ranch || (line.epoch !== before.epoch && type !== 'restore');
  return isOfOther ? words.doesNotFollow(n) : undefined;
}

function contentFault({ line, label, changes = [] }: LineEntry): string | undefined {
  if (line.type !== 'group') return undefined;
  if (changes.length !== line.changes || changesHash(changes) !== line.changes_sha256)
    return words.recordsChanged(line.n);
  if (label === undefined || 'erased' in label) return undefined;
  return labelHash(label) === line.label_sha256 ? undefined : words.wordsChanged(line.n);
}

/** What is wrong with a line, in words: the first fault in the order number, `prev`, hash, epoch, records, words. */
export const lineFault = (entry: LineEntry, before: Before | undefined): string | undefined =>
  followFault(entry, before) ?? contentFault(entry);
