import type { Socket } from 'node:net';
import { Road } from './Road';

/**
 * What goes wrong with an answer: it comes `ms` later; it is read and thrown away, and the connection ends; half of it
 * comes; it comes a byte a second. Or, before the far end has heard anything: both connections are reset.
 */
type Kind = { kind: 'delay'; ms: number } | { kind: 'drop' | 'truncate' | 'trickle' | 'reset' };

interface Where {
  /** The fault begins with whatever is sent that has this text in it; with the first thing when left out. */
  from?: string;
  /** How many sendings more pass before it begins. */
  skip?: number;
}

export type Fault = Kind & Where;

const TRICKLE_MS = 1_000;

/** A road on which answers go wrong on purpose. `close` and `reopen` make it refuse and take connections again. */
export class FaultProxy extends Road {
  private fault: Fault | undefined;
  private isOnce = false;
  private times = 0;

  /** On how many connections a fault has begun so far. */
  get begun(): number {
    return this.times;
  }

  /** Spoils every connection, those that stand as well, until `mend`. */
  spoil(fault: Fault): void {
    this.fault = fault;
    this.isOnce = false;
  }

  /** Spoils the one connection on which the fault begins first. */
  spoilOnce(fault: Fault): void {
    this.fault = fault;
    this.isOnce = true;
  }

  /** Nothing goes wrong from here on, save on connections where it has begun. */
  mend(): void {
    this.fault = undefined;
  }

  protected override join(near: Socket, far: Socket): void {
    const begins = this.watch();
    const spoil = spoilerOf(near, far);
    let begun: Fault | undefined;
    near.on('data', (sent) => {
      begun ??= begins(sent);
      if (begun?.kind !== 'reset') return void far.write(sent);
      near.resetAndDestroy();
      far.resetAndDestroy();
    });
    far.on('data', (answer) => (begun === undefined ? near.write(answer) : spoil(begun, answer)));
    near.on('end', () => far.end());
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
  }

  /** Tells for each sending of one connection which fault begins with it. */
  private watch(): (sent: Buffer) => Fault | undefined {
    let seen: { fault: Fault; left: number } | undefined;
    return (sent) => {
      const { fault } = this;
      if (fault === undefined) return undefined;
      if (seen?.fault !== fault) {
        if (fault.from !== undefined && !sent.includes(fault.from)) return undefined;
        seen = { fault, left: fault.skip ?? 0 };
      }
      if (seen.left > 0) {
        seen.left -= 1;
        return undefined;
      }
      this.times += 1;
      if (this.isOnce) this.mend();
      return fault;
    };
  }
}

/** Writes a byte a second, the first at once, for as long as somebody listens. */
function trickleInto(socket: Socket): (bytes: Buffer) => void {
  const waiting: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    const next = waiting.shift();
    if (next !== undefined && socket.writable) socket.write(Buffer.of(next));
  };
  socket.once('close', () => clearInterval(timer));
  return (bytes) => {
    waiting.push(...bytes);
    if (timer !== undefined) return;
    timer = setInterval(write, TRICKLE_MS);
    write();
  };
}

/** How one connection hands an answer on once a fault has begun. */
function spoilerOf(near: Socket, far: Socket): (fault: Fault, answer: Buffer) => void {
  const trickle = trickleInto(near);
  return (fault, answer) => {
    if (fault.kind === 'delay') {
      setTimeout(() => near.write(answer), fault.ms).unref();
    } else if (fault.kind === 'trickle') {
      trickle(answer);
    } else {
      if (fault.kind === 'truncate') near.end(answer.subarray(0, Math.floor(answer.length / 2)));
      else near.destroy();
      far.destroy();
    }
  };
}
