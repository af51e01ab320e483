import { createFigures } from '../../domain/grazing/figures';
import type { Entry, GrazingRecords, MoveData } from '../../domain/grazing/records';
import { DAY_MS } from '../../domain/grazing/time';
import { aLargeRecord, MOST_RECENT } from './largeRecord';

/** What each round took, ms. */
export interface DomainTimes {
  readonly all: number[];
  readonly more: number[];
}

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
    plan_uuid: null,
  };
  const more: Entry<MoveData> = { uuid: 'more', data };
  return { ...records, moves: new Map(records.moves).set(herd, [...(records.moves.get(herd) ?? []), more]) };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function domainTimes(rounds: number): DomainTimes {
  const records = aLargeRecord();
  const asOf = MOST_RECENT + DAY_MS;
  const times: DomainTimes = { all: [], more: [] };
  for (let round = 0; round < rounds; round += 1) {
    const memory = createFigures();
    const read = (now: GrazingRecords) => () => void memory.figuresOf(now, now.seasons[0] ?? null, asOf, 'now');
    times.all.push(timed(read(records)));
    times.more.push(timed(read(withOneMore(records))));
  }
  return times;
}

// A process of its own: the first argument is the number of rounds.
process.stdout.write(JSON.stringify(domainTimes(Number(process.argv[2]))));
