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

const good = (text: string): Said => ({ kind: 'good', text });
const note = (text: string): Said => ({ kind: 'note', text });
const fault = (text: string): Said => ({ kind: 'fault', text });

/** The key by which the head of a line must be, as far as a line before it names one. */
const keyFor = ({ keyLines }: Chain, n: number): string | undefined => keyLines.findLast((one) => one.n < n)?.key;

/** What is wrong with a head [C4]; undefined where it matches the chain. */
function headFault(entry: HeadEntry, chain: Chain, times: Times): Said | undefined {
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
  const known = keyFor(chain, n);
  const isOfLine = chain.keyLines.some((one) => one.n === n && one.key === key);
  return known === undefined || known === key || isOfLine ? undefined : fault(words.notSigned(n, known));
}

/** The heads of a file, and those that were given, as they compare with its chain. */
export class Heads {
  private readonly matching: HeadEntry[] = [];
  private readonly others: Said[] = [];
  private readonly told = new Set<string>();

  constructor(
    private readonly chain: Chain,
    private readonly times: Times,
  ) {}

  /** Takes a head of the file. */
  add(entry: HeadEntry): void {
    const found = headFault(entry, this.chain, this.times);
    if (found === undefined) this.matching.push(entry);
    else if (!this.told.has(found.text)) {
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
    return [good(this.match(this.matching.length, latest)), ...this.others];
  }

  /** What is said of the lines at which the key changed. */
  get ofKeyLines(): Said[] {
    return this.chain.keyLines.flatMap(({ n }) => (this.isVouched(n) ? [] : [note(words.keyNotVouched(n))]));
  }

  /**
   * What is said where the reader names the key: a head by it, or by one that it vouched for, holds all lines up to its
   * own; a later one by another key holds nothing.
   *
   * @param asked a fingerprint or a whole public key, in hex
   */
  ofKey(asked: string): Said[] {
    const key = asked.length === 64 ? fingerprint(asked) : asked;
    const trusted = new Set([key]);
    for (const { n, key: next } of this.chain.keyLines)
      if (this.isVouched(n) && trusted.has(this.keyBefore(n) ?? '')) trusted.add(next);
    const [ours, others] = [true, false].map((is) => this.matching.filter(({ head }) => trusted.has(head.key) === is));
    if (ours === undefined || others === undefined || ours.length === 0) return [fault(words.noneSigned(key))];
    const end = Math.max(...ours.map(({ head }) => head.n));
    return others.filter(({ head }) => head.n > end).map(({ head }) => fault(words.notSigned(head.n, key)));
  }

  /** What is said of a seal that the reader kept. */
  ofSeal(entry: HeadEntry): Said {
    const found = headFault(entry, this.chain, this.times) ?? good(this.match(1, entry));
    return { ...found, text: words.ofYourOwn(found.text) };
  }

  private match(count: number, { head }: HeadEntry): string {
    return words.headsMatch(count, head.n, Date.parse(head.signed_at), this.times);
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

  private isVouched(n: number): boolean {
    const before = this.keyBefore(n);
    return this.vouching(n).some(({ head }) => head.key === before);
  }
}
