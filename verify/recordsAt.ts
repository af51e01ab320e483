import type { Pieces } from './checkHistory';
import type { Fields } from './readJson';
import { readEntry } from './readEntry';
import { readLines } from './readLines';

export interface HeldRecord {
  readonly kind: string;
  readonly uuid: string;
  readonly data: Fields;
  /** The line that wrote it as it is. */
  readonly n: number;
}

/** The records that hold as of a line, by the history itself. It must have been checked. What was erased is left out. */
export async function recordsAt(history: Pieces, n: number): Promise<HeldRecord[]> {
  const held = new Map<string, HeldRecord>();
  for await (const { lines } of readLines(history.read()))
    for (const text of lines) {
      const entry = text === undefined ? undefined : readEntry(text);
      if (entry === undefined || !('line' in entry)) continue;
      if (entry.line.n > n) return [...held.values()];
      for (const change of entry.changes ?? []) {
        const { kind, uuid } = change;
        if ('data' in change && change.data !== null)
          held.set(uuid, { kind, uuid, data: change.data, n: entry.line.n });
        else held.delete(uuid);
      }
    }
  return [...held.values()];
}

/** Records in the form in which Grazewell saves them and reads them in. */
export function recordsFile(records: readonly HeldRecord[], ranch: string, madeAt: string): string {
  const head = { schema: 0, ranch_uuid: ranch, exported_at: madeAt };
  const lines = records.map(({ kind, uuid, data }) => JSON.stringify({ kind, uuid, data }));
  return `${JSON.stringify(head).slice(0, -1)},"records":[\n${lines.join(',\n')}\n]}\n`;
}
