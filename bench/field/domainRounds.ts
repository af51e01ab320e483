import { createFigures } from '../../domain/grazing/figures';
import type { Entry, GrazingRecords, MoveData } from '../../domain/grazing/records';
import { DAY_MS } from '../../domain/grazing/time';
import { aLargeRecord, MOST_RECENT } from './largeRecord';

/** What each round took, ms. */
export interface DomainTimes {
  readonly all: number[];
  readonly more: number[];
  readonly corner: number[];
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

/** As after one corner of a paddock in the middle was moved: its acres are a bit more. */
function withOneCorner(records: GrazingRecords): GrazingRecords {
  const middle = Math.floor(records.paddocks.length / 2);
  const paddocks = records.paddocks.map((paddock, index) => {
    if (index !== middle) return paddock;
    return { ...paddock, data: { ...paddock.data, acres: (paddock.data.acres ?? 0) + 0.25 } };
  });
  return { ...records, paddocks };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function domainTimes(rounds: number): DomainTimes {
  const records = aLargeRecord();
  const asOf = MOST_RECENT + DAY_MS;
  const times: DomainTimes = { all: [], more: [], corner: [] };
  for (let round = 0; round < rounds; round += 1) {
    const memory = createFigures();
    const read = (now: GrazingRecords) => () => void memory.figuresOf(now, now.seasons[0] ?? null, asOf, 'now');
    times.all.push(timed(read(records)));
    const more = withOneMore(records);
    times.more.push(timed(read(more)));
    times.corner.push(timed(read(withOneCorner(more))));
  }
  return times;
}

// A process of its own: the first argument is the number of rounds.
process.stdout.write(JSON.stringify(domainTimes(Number(process.argv[2]))));
