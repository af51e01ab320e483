import { createFigures } from '../../domain/grazing/figures';
import type { Entry, GrazingRecords, MoveData } from '../../domain/grazing/records';
import { DAY_MS } from '../../domain/grazing/time';
import type { Figure } from '../figure';
import { aLargeRecord, MOST_RECENT } from './largeRecord';

function withOneMore(records: GrazingRecords): GrazingRecords {
  const [herd] = records.moves.keys();
  const [paddock] = records.paddocks;
  if (herd === undefined || paddock === undefined) throw new Error('The record is empty');
  const data: MoveData = {
    herd_uuid: herd,
    at: new Date(MOST_RECENT).toISOString(),
    paddock_uuids: [paddock.uuid],
    off: null,
    strip_acres: null,
    planned_days: null,
  };
  const more: Entry<MoveData> = { uuid: 'more', data };
  return { ...records, moves: new Map(records.moves).set(herd, [...(records.moves.get(herd) ?? []), more]) };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** What `domain/` takes for all figures of 10,000 paddocks from 100,000 moves, and after one more move. */
export async function measureDomain(rounds: number): Promise<Figure[]> {
  const records = aLargeRecord();
  const asOf = MOST_RECENT + DAY_MS;
  const all: number[] = [];
  const more: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const memory = createFigures();
    const read = (now: GrazingRecords) => () => void memory.figuresOf(now, now.seasons[0] ?? null, asOf, 'now');
    all.push(timed(read(records)));
    more.push(timed(read(withOneMore(records))));
  }
  return [
    { what: 'all figures of 10,000 paddocks from 100,000 moves', unit: 'ms', samples: all, budget: { atMost: 250 } },
    { what: 'the figures after one more move', unit: 'ms', samples: more, budget: { atMost: 5 } },
  ];
}
