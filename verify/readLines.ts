const LF = 10;
const BOM = '\ufeff';

/** Longer ones fit into no string of a browser. */
const LINE_MAX_BYTES = 500 * 1024 * 1024;

/** A line as text; undefined where its bytes aren't UTF-8 or it is too long. */
export type TextLine = string | undefined;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): TextLine {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The lines that each piece of a file ends, and how many bytes have been read until then. */
export interface Piece {
  lines: TextLine[];
  readBytes: number;
}

/** The lines of a file that is read in pieces and never held as a whole. A byte order mark before the first is left out. */
export async function* readLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Piece, void> {
  let begun: Uint8Array[] = [];
  let begunBytes = 0;
  let readBytes = 0;
  let isFirst = true;
  const end = (): TextLine => {
    const text = begunBytes > LINE_MAX_BYTES ? undefined : decoded(joined(begun));
    [begun, begunBytes] = [[], 0];
    const line = isFirst && text?.startsWith(BOM) ? text.slice(1) : text;
    isFirst = false;
    return line;
  };
  const add = (part: Uint8Array) => {
    begunBytes += part.length;
    if (begunBytes <= LINE_MAX_BYTES) begun.push(part);
  };
  for await (const piece of pieces) {
    const lines: TextLine[] = [];
    let from = 0;
    for (let to = piece.indexOf(LF); to >= 0; to = piece.indexOf(LF, from)) {
      add(piece.subarray(from, to));
      lines.push(end());
      from = to + 1;
    }
    if (from < piece.length) add(piece.slice(from));
    readBytes += piece.length;
    yield { lines, readBytes };
  }
  if (begunBytes > 0) yield { lines: [end()], readBytes };
}
