import type { Chain } from './Chain';
import type { HeadEntry } from './readEntry';
import { fingerprint, isSigned } from './signatures';
import type { Times } from './Times';
import { words } from './words';

/** A sentence of a check. A fault makes the history broken; a note is what a reader must know. */
export interface Said {
  readonly kind: 'good' | 'note' | 'fault';
  readonly text: string;
}

const PUBLIC_KEY_DIGITS = 64;

const good = (text: string): Said => ({ kind: 'good', text });
const note = (text: string): Said => ({ kind: 'note', text });
const fault = (text: string): Said => ({ kind: 'fault', text });

/** The key by which the head of a line must be, as far as a line before it names one. */
const keyFor = ({ keyLines }: Chain, n: number): string | undefined => keyLines.findLast((one) => one.n < n)?.key;

/** Whether a head is of the line that names its key. */
const isOfKeyLine = ({ keyLines }: Chain, { n, key }: HeadEntry['head']): boolean =>
  keyLines.some((one) => one.n === n && one.key === key);

/** Whether a head is by the key that held before any line names one. */
const isByFirstKey = (chain: Chain, head: HeadEntry['head']): boolean =>
  keyFor(chain, head.n) === undefined && !isOfKeyLine(chain, head);

/**
 * What is wrong with a head [C4]; undefined where it matches the chain.
 *
 * @param firstKey the key that held before any line names one, as far as another head says so
 */
function headFault(entry: HeadEntry, chain: Chain, times: Times, firstKey?: string): Said | undefined {
  const { head } = entry;
  const { n, key, ranch, epoch, line_sha256: hash } = head;
  const { last } = chain;
  if (last === undefined) return undefined;
  const signedAt = Date.parse(head.signed_at);
  if (!isSigned(entry)) return fault(words.notSigned(n, key));
  if (ranch !== last.ranch) return fault(words.otherRanch());
  const restore = chain.restores.findLast((one) => one.n <= Math.min(n, last.n));
  if (chain.epochAt(n) !== epoch && restore !== undefined) return note(words.restored(restore.n, restore.at, times));
  if (n > last.n) return fault(words.beyondEnd(n, last.n));
  if (chain.hashAt(n) !== hash || chain.epochAt(n) !== epoch) return fault(words.doesNotMatch(n, signedAt, times));
  const known = keyFor(chain, n) ?? firstKey;
  return known === undefined || known === key || isOfKeyLine(chain, head)
    ? undefined
    : fault(words.notSigned(n, known));
}

/** Keys that a reader trusts, by their fingerprint; undefined where only that is known. */
type Trusted = Map<string, string | undefined>;

const isBy = (trusted: Trusted, { head, public_key }: HeadEntry): boolean =>
  trusted.has(head.key) && (trusted.get(head.key) ?? public_key) === public_key;

const isWhole = (asked: string): boolean => asked.length === PUBLIC_KEY_DIGITS;
/** The fingerprint of a key that a reader names by it, or by the whole of it. */
const nameOf = (asked: string): string => (isWhole(asked) ? fingerprint(asked) : asked);

/** The heads of a file, and those that were given, as they compare with its chain. */
export class Heads {
  private readonly matching: HeadEntry[] = [];
  private readonly others: Said[] = [];
  private readonly told = new Set<string>();
  /** The signatures that were taken: one that is there again counts once. */
  private readonly taken = new Set<string>();
  /** The key that held before any line names one, by the first head that says so. */
  private firstKey: string | undefined;

  constructor(
    private readonly chain: Chain,
    private readonly times: Times,
  ) {}

  /** Takes a head of the file. */
  add(entry: HeadEntry): void {
    const which = `${entry.signature} ${entry.head.n}`;
    if (this.taken.has(which)) return;
    const found = headFault(entry, this.chain, this.times, this.firstKey);
    if (found === undefined) {
      this.matching.push(entry);
      this.taken.add(which);
      if (isByFirstKey(this.chain, entry.head)) this.firstKey ??= entry.head.key;
    } else if (!this.told.has(found.text)) {
      this.told.add(found.text);
      this.others.push(found);
    }
  }

  /** The keys by which heads that match are signed, in the order in which they came. */
  get keys(): string[] {
    return [...new Set(this.matching.map(({ head }) => head.key))];
  }

  /** What is said of the heads of the file. */
  get said(): Said[] {
    const last = this.matching.at(-1);
    if (last === undefined) return this.others.length > 0 ? this.others : [note(words.noHeads())];
    const latest = this.matching.reduce((one, other) => (other.head.n >= one.head.n ? other : one), last);
    const open = this.linesBehind(latest.head.n).map(({ from, to }) => note(words.notCovered(from, to)));
    return [good(this.match(this.matching.length, latest)), ...open, ...this.others];
  }

  /** What is said of the lines at which the key changed. */
  get ofKeyLines(): Said[] {
    return this.chain.keyLines.flatMap(({ n }) =>
      this.vouchersOf(n).length > 0 ? [] : [note(words.keyNotVouched(n))],
    );
  }

  /**
   * What is said where the reader names the key: a head by it, or by one that it vouched for, holds all lines up to its
   * own; a later one by another key holds nothing, and lines behind it nobody vouches for.
   *
   * @param asked a fingerprint or a whole public key, in hex
   */
  ofKey(asked: string): Said[] {
    const trusted = this.trustedWith(asked);
    const [ours, others] = [true, false].map((is) => this.matching.filter((entry) => isBy(trusted, entry) === is));
    if (ours === undefined || others === undefined || ours.length === 0) return [fault(words.noneSigned(asked))];
    const end = ours.reduce((most, { head }) => Math.max(most, head.n), 0);
    const key = nameOf(asked);
    const later = others.filter(({ head }) => head.n > end).map(({ head }) => fault(words.notSigned(head.n, key)));
    if (later.length > 0) return later;
    return this.linesBehind(end).map(({ from, to }) => fault(words.notCoveredBy(from, to, key)));
  }

  /** What is said of a seal that the reader kept. */
  ofSeal(entry: HeadEntry): Said {
    const [found, ofKey] = [headFault(entry, this.chain, this.times), this.otherFirstKey(entry)];
    const { kind, text } = found ?? ofKey ?? good(this.match(1, entry));
    // The line of its key may have been lost with others: who reads it must know, and nobody is said to have changed one.
    const more = kind === 'note' && ofKey !== undefined ? ` ${ofKey.text}` : '';
    return { kind, text: words.ofYourOwn(text + more) };
  }

  /** What is said of a seal that shows that the heads of the file are by another key than the one of its server. */
  private otherFirstKey({ head }: HeadEntry): Said | undefined {
    const { firstKey } = this;
    if (firstKey === undefined || firstKey === head.key || !isByFirstKey(this.chain, head)) return undefined;
    return fault(words.otherKey(head.n, head.key, firstKey));
  }

  /** The lines behind one, if there are any. */
  private linesBehind(n: number): { from: number; to: number }[] {
    const to = this.chain.last?.n ?? n;
    return n < to ? [{ from: n + 1, to }] : [];
  }

  private match(count: number, { head }: HeadEntry): string {
    return words.headsMatch(count, head.n, Date.parse(head.signed_at), this.times);
  }

  /** The key that the reader names, and those that it vouched for. */
  private trustedWith(asked: string): Trusted {
    const trusted: Trusted = new Map([[nameOf(asked), isWhole(asked) ? asked : undefined]]);
    for (const { n, key, publicKey } of this.chain.keyLines)
      if (this.vouchersOf(n).some((entry) => isBy(trusted, entry))) trusted.set(key, publicKey);
    return trusted;
  }

  /** The key that held before the line of another one. */
  private keyBefore(n: number): string | undefined {
    const ofLine = keyFor(this.chain, n);
    if (ofLine !== undefined) return ofLine;
    const before = this.matching.findLast(({ head }) => head.n < n);
    return (before ?? this.vouching(n)[0])?.head.key;
  }

  /** Heads of the line of a new key that are by another one. */
  private vouching(n: number): HeadEntry[] {
    const next = this.chain.keyLines.find((one) => one.n === n)?.key;
    return this.matching.filter(({ head }) => head.n === n && head.key !== next);
  }

  /** Those of them that are by the key that held before. */
  private vouchersOf(n: number): HeadEntry[] {
    const before = this.keyBefore(n);
    return this.vouching(n).filter(({ head }) => head.key === before);
  }
}
