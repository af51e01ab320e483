import { bytesToHex, hexToBytes } from './bytes';
import type { Before } from './checkLine';
import type { ChainLine, LineEntry } from './readEntry';

const HASH_BYTES = 32;

/** A key of which a line says that it is the key from then on. */
interface KeyLine {
  readonly n: number;
  readonly key: string;
  readonly publicKey: string;
}

interface RestoreLine {
  readonly n: number;
  readonly at: number;
}

/** Lines in a row that were chained after they were accepted; `at` is the last time that one of them was. */
export interface SealedLater {
  readonly from: number;
  to: number;
  at: number;
}

/** When the server says that a line was accepted, in ms since 1970 UTC. */
export const acceptedAt = (line: ChainLine): number => Date.parse(String(line.received_at ?? line.at));

/** What is kept of the lines of a chain, so that heads can be compared with it: 32 bytes a line, and what is rare. */
export class Chain {
  last: Before | undefined;
  from = Infinity;
  to = -Infinity;
  readonly keyLines: KeyLine[] = [];
  readonly restores: RestoreLine[] = [];
  readonly sealedLater: SealedLater[] = [];
  private hashes = new Uint8Array(1024 * HASH_BYTES);
  private readonly epochs: { n: number; epoch: string }[] = [];

  /** Takes the line that follows; it must have been checked. */
  add({ line, sha256 }: LineEntry): void {
    const { n, ranch, epoch } = line;
    if ((n + 1) * HASH_BYTES > this.hashes.length) this.grow();
    this.hashes.set(hexToBytes(sha256), n * HASH_BYTES);
    if (this.last?.epoch !== epoch) this.epochs.push({ n, epoch });
    this.last = { n, sha256, ranch, epoch };
    const at = acceptedAt(line);
    if (at < this.from) this.from = at;
    if (at > this.to) this.to = at;
    if (line.type === 'key') this.keyLines.push({ n, key: String(line.key), publicKey: String(line.public_key) });
    if (line.type === 'restore') this.restores.push({ n, at });
    if (typeof line.sealed_at === 'string') this.addSealed(n, Date.parse(line.sealed_at));
  }

  /** The hash of a line, in hex; undefined beyond the end. */
  hashAt(n: number): string | undefined {
    if (this.last === undefined || n > this.last.n) return undefined;
    return bytesToHex(this.hashes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES));
  }

  /** The epoch of a line, beyond the end of the last one. */
  epochAt(n: number): string | undefined {
    return this.epochs.findLast((one) => one.n <= n)?.epoch;
  }

  private addSealed(n: number, at: number): void {
    const last = this.sealedLater.at(-1);
    if (last?.to !== n - 1) this.sealedLater.push({ from: n, to: n, at });
    else {
      last.to = n;
      last.at = Math.max(last.at, at);
    }
  }

  private grow(): void {
    const larger = new Uint8Array(this.hashes.length * 2);
    larger.set(this.hashes);
    this.hashes = larger;
  }
}
