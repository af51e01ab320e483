import type { Budget, Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { median, percentile } from '../statistics';
import { makeFieldRanch, type FieldRanch } from './fieldRanch';
import { protocolRound, type ProtocolRound } from './protocolRound';

const RANCHES = 50;
/** The bench signs up from one address, where the world has many. */
const SETTINGS = { RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' };

function at(what: string, percent: number, times: readonly (readonly number[])[], atMost: number): Figure {
  const samples = times.map((each) => percentile(each, percent));
  const beside = { p50: median(times.map((each) => percentile(each, 50))) };
  return { what: `${what}, p${percent}`, unit: 'ms', samples, budget: { atMost }, beside };
}

function figuresOf(rounds: readonly ProtocolRound[]): Figure[] {
  const of = (what: string, unit: Figure['unit'], samples: (number | undefined)[], budget: Budget): Figure[] => {
    const known = samples.filter((sample) => sample !== undefined);
    return known.length === 0 ? [] : [{ what, unit, samples: known, budget }];
  };
  const perSecond = (name: 'oneRanch' | 'manyRanches') => rounds.map((round) => round[name].perSecond);
  return [
    ...of('changes of one move, 20 callers on one ranch', '/s', perSecond('oneRanch'), { atLeast: 200 }),
    ...of('changes of one move, 20 callers over 50 ranches', '/s', perSecond('manyRanches'), { atLeast: 600 }),
    ...of(
      'one group of 20,000 changes',
      'ms',
      rounds.map(({ largeGroup }) => largeGroup),
      { atMost: 3_000 },
    ),
    at(
      "another person's move meanwhile",
      99,
      rounds.map(({ meanwhile }) => meanwhile),
      1_000,
    ),
    at(
      'records?since= with nothing new',
      95,
      rounds.map(({ nothingNew }) => nothingNew.times),
      15,
    ),
    ...of(
      'memory of each of 500 streams',
      'KiB',
      rounds.map(({ streamKib }) => streamKib),
      { atMost: 30 },
    ),
    ...of(
      'a revision told to all of 500 streams',
      'ms',
      rounds.map(({ toldMs }) => toldMs),
      { atMost: 2_000 },
    ),
  ];
}

async function makeRanches(address: string): Promise<FieldRanch[]> {
  const ranches: FieldRanch[] = [];
  for (let count = 1; count <= RANCHES; count += 1) {
    ranches.push(await makeFieldRanch(address, `field${count}@example.com`));
  }
  return ranches;
}

/** What the calls of the grazing record can do on this machine, which the bench shares with the server. */
export async function measureProtocol(rounds: number): Promise<Figure[]> {
  const product = await serveProduct(SETTINGS);
  try {
    const ranches = await makeRanches(product.address);
    process.stderr.write('Record, a round that does not count, to warm up\n');
    await protocolRound(product.pid, ranches);
    const measured: ProtocolRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Record, round ${round} of ${rounds}\n`);
      measured.push(await protocolRound(product.pid, ranches));
    }
    return figuresOf(measured);
  } finally {
    await product.close();
  }
}
