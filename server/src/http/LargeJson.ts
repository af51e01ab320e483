import { DEPTH_MAX } from '@contract/http/jsonDepth';
import { SAID_MAX_BYTES } from '@contract/http/limits';
import type { Turns } from '../platform/turns';
import { tooDeep, tooManyFields } from './refusals';

/** How many lists and objects inside one another are read value by value; what is in them is read in one piece. */
const SHALLOW = 4;
const KEYS_MAX = 1_000;

/** Of a piece with more values and bytes than this only the bytes are kept: objects would take many times the memory. */
const KEPT = { values: 200, bytes: SAID_MAX_BYTES };

/** Stands for a value that is larger than a piece may be. */
export const LEFT_OUT: unique symbol = Symbol('left out');

/** A value with many values in it, as it was sent. It is good JSON. */
class UnreadJson {
  constructor(private readonly readBytes: () => unknown) {}

  read(): unknown {
    return this.readBytes();
  }
}

/** A value of a large body, at most four lists and objects deep in it: read now where it was kept as bytes. */
export const readKept = (value: unknown): unknown => (value instanceof UnreadJson ? value.read() : value);

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isEnd = (byte: number | undefined) =>
  byte === undefined || byte === COMMA || byte === LIST_END || byte === OBJECT_END || isSpace(byte);

/** A list or an object that is being read, with the key of the value that comes next. */
type Nest = { list: unknown[] } | { fields: Record<string, unknown>; keys: number; key: string };

interface Reading {
  turns: Turns;
  /** Reads JSON in one piece; throws for what is none. */
  parse: (text: string) => unknown;
  /** The most bytes of a piece that is within `SHALLOW` others. */
  pieceMax: number;
}

/**
 * Reads a large JSON in turns: `JSON.parse` would keep the thread for as long as it takes. Where more than 64 lists and
 * objects are inside one another it throws 422, without reading them; a piece that is too large is `LEFT_OUT`, and one with
 * many values is read by `readKept`.
 */
export class LargeJson {
  private at = 0;
  private values = 0;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  constructor(
    private readonly body: Buffer,
    private readonly reading: Reading,
  ) {}

  async read(): Promise<unknown> {
    const { turns } = this.reading;
    const nests: Nest[] = [];
    for (;;) {
      if (turns.isOver()) await turns.next();
      let value = this.begin(nests);
      if (value === undefined) continue;
      // A value ends the nests that end after it.
      for (;;) {
        const nest = nests.at(-1);
        if (nest === undefined) return this.whole(value);
        if ('list' in nest) nest.list.push(value);
        else nest.fields[nest.key] = value;
        if (!this.isLast(nest)) break;
        nests.pop();
        value = 'list' in nest ? nest.list : nest.fields;
      }
    }
  }

  private fail(): never {
    throw new SyntaxError(`No JSON at ${this.at}`);
  }

  private peek(): number | undefined {
    while (isSpace(this.body[this.at])) this.at += 1;
    return this.body[this.at];
  }

  private whole(value: unknown): unknown {
    return this.peek() === undefined ? value : this.fail();
  }

  /** Reads the next value, or goes into it: undefined. */
  private begin(nests: Nest[]): unknown {
    const byte = this.peek();
    if (nests.length === SHALLOW || (byte !== LIST && byte !== OBJECT)) return this.piece(nests.length);
    this.at += 1;
    const isEmpty = this.peek() === (byte === LIST ? LIST_END : OBJECT_END);
    if (isEmpty) {
      this.at += 1;
      return byte === LIST ? [] : {};
    }
    const nest: Nest = byte === LIST ? { list: [] } : { fields: {}, keys: 0, key: '' };
    nests.push(nest);
    if ('fields' in nest) this.readKey(nest);
    return undefined;
  }

  /** Whether a nest ends here; else the next value follows. */
  private isLast(nest: Nest): boolean {
    const byte = this.peek();
    this.at += 1;
    if (byte === ('list' in nest ? LIST_END : OBJECT_END)) return true;
    if (byte !== COMMA) this.fail();
    if ('fields' in nest) this.readKey(nest);
    return false;
  }

  private readKey(nest: Extract<Nest, { fields: object }>): void {
    if (this.peek() !== QUOTE) this.fail();
    const key = this.piece(SHALLOW);
    if (typeof key !== 'string' || key === '__proto__' || key === 'constructor') this.fail();
    if (this.peek() !== COLON) this.fail();
    this.at += 1;
    nest.keys += 1;
    if (nest.keys > KEYS_MAX) throw tooManyFields();
    nest.key = key;
  }

  /** A value from its first byte to its last. */
  private piece(depth: number): unknown {
    const from = this.at;
    this.at = this.endOf(from, depth);
    if (this.at - from > this.reading.pieceMax) return LEFT_OUT;
    const bytes = this.body.subarray(from, this.at);
    const read = () => this.reading.parse(this.decoder.decode(bytes));
    const value = read();
    return this.values > KEPT.values && bytes.length > KEPT.bytes ? new UnreadJson(read) : value;
  }

  private endOf(from: number, depth: number): number {
    const { body } = this;
    let inside = 0;
    this.values = 1;
    for (let at = from; at < body.length; at += 1) {
      const byte = body[at];
      if (byte === QUOTE) at = this.endOfText(at);
      else if (byte === LIST || byte === OBJECT) {
        inside += 1;
        if (depth + inside > DEPTH_MAX) throw tooDeep();
      } else if (byte === LIST_END || byte === OBJECT_END) inside -= 1;
      else if (byte === COMMA) this.values += 1;
      if (inside === 0 && (byte === QUOTE || byte === LIST_END || byte === OBJECT_END || isEnd(body[at + 1]))) {
        return at + 1;
      }
    }
    return body.length;
  }

  /** Where a text ends that begins here: at its second quotation mark that is not escaped. */
  private endOfText(from: number): number {
    const { body } = this;
    let at = from + 1;
    while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
    return at;
  }
}
