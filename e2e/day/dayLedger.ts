import { expect } from '@playwright/test';
import type { ServerRanch, ServerRecord } from '../support/serverRanch';

/**
 * What became of a record on the device: pressed and then killed, so that nobody was told; told to be recorded; taken back
 * by Undo.
 */
type Fate = 'pressed' | 'told' | 'undone';

/** Something that was recorded on a device. No other one has its note. */
export interface Entry {
  readonly note: string;
  readonly kind: 'move' | 'note';
  readonly device: string;
  readonly herd: string;
  /** Of a move. */
  readonly paddock?: string;
  /** ms since 1970. */
  readonly pressedAt: number;
  fate: Fate;
}

const HOW_OFTEN: Readonly<Record<Fate, readonly number[]>> = { pressed: [0, 1], told: [1], undone: [0] };

/** A form has its time to the minute. */
const MINUTE_MS = 60_000;

/** What the script has seen being recorded, written apart from what the product knows. */
export class DayLedger {
  readonly entries: Entry[] = [];

  /** Begins an entry, with a note to record it with. */
  begin(entry: Omit<Entry, 'note' | 'pressedAt' | 'fate'>): Entry {
    const begun: Entry = { ...entry, note: `Day ${this.entries.length + 1}.`, pressedAt: Date.now(), fate: 'pressed' };
    this.entries.push(begun);
    return begun;
  }

  inWords(): string {
    const count = (wanted: Fate) => this.entries.filter(({ fate }) => fate === wanted).length;
    return `${count('told')} recorded, ${count('undone')} undone, ${count('pressed')} pressed before a kill`;
  }

  /** Sees that the server has each entry as often as it must, as it was recorded, and nothing else. */
  async expectOn(ranch: ServerRanch): Promise<void> {
    const records = await ranch.records();
    const nameOf = new Map(records.map(({ uuid, data }) => [uuid, data.name]));
    const written = records.filter(({ kind }) => kind === 'move' || kind === 'note');
    const textOf = ({ data }: ServerRecord) => String(data.note ?? data.text);
    const wrong = this.entries.flatMap((entry) => {
      const found = written.filter((record) => textOf(record) === entry.note);
      const isRight = HOW_OFTEN[entry.fate].includes(found.length);
      return isRight ? [] : [{ ...entry, timesOnServer: found.length }];
    });
    const notes = new Set(this.entries.map(({ note }) => note));
    const extra = written.filter((record) => !notes.has(textOf(record)));
    const otherwise = this.entries.flatMap((entry) => {
      const found = written.find((record) => entry.kind === 'move' && textOf(record) === entry.note);
      if (found === undefined) return [];
      const { herd_uuid: herd, paddock_uuids: places, at } = found.data;
      const where = [nameOf.get(String(herd)), ...(places as string[]).map((uuid) => nameOf.get(uuid))];
      const late = Date.parse(at ?? '') - entry.pressedAt;
      const isRight = where.join() === [entry.herd, entry.paddock].join() && Math.abs(late) <= MINUTE_MS;
      return isRight ? [] : [{ ...entry, where, late }];
    });
    expect({ wrong, extra, otherwise }).toEqual({ wrong: [], extra: [], otherwise: [] });
  }
}
