import type { Budget, Figure } from '../figure';
import { median, percentile } from '../statistics';
import type { CallRound } from './callRounds';
import type { Load } from './load';
import type { Start } from './starts';

export interface ServerRound {
  first: Start;
  second: Start;
  calls: CallRound;
}

const PERCENTILES = [50, 95, 99] as const;
type Percentile = (typeof PERCENTILES)[number];

/** How often, without a percentile; or how long, at that percentile, with the others beside. */
function rate(what: string, loads: readonly Load[], atLeast?: number): Figure {
  const samples = loads.map((load) => load.perSecond);
  return { what, unit: '/s', samples, ...(atLeast === undefined ? {} : { budget: { atLeast } }) };
}

function time(what: string, percent: Percentile, loads: readonly Load[], budget?: Budget): Figure {
  const at = (one: Percentile) => loads.map(({ times }) => percentile(times, one));
  const others = PERCENTILES.filter((one) => one !== percent);
  return {
    what: `${what}, p${percent}`,
    unit: 'ms',
    samples: at(percent),
    ...(budget === undefined ? {} : { budget }),
    beside: Object.fromEntries(others.map((one) => [`p${one}`, median(at(one))])),
  };
}

function callFigures(calls: readonly CallRound[]): Figure[] {
  const of = (name: Exclude<keyof CallRound, 'meCpu'>) => calls.map((call) => call[name]);
  return [
    rate('GET me, 32 people at once', of('me'), 2_000),
    time('GET me, 32 people at once', 99, of('me'), { atMost: 40 }),
    rate('GET me while 200 logins hash', of('meWhileHashing')),
    time('GET me while 200 logins hash', 99, of('meWhileHashing'), { atMost: 100 }),
    rate('sign-in, 32 people at once', of('signIns'), 40),
    time('sign-in, 32 people at once', 99, of('signIns')),
    time('team of 10,000, one at a time', 95, of('team'), { atMost: 200 }),
    time('team of 10,000, four at once', 95, of('teamByFour')),
    time("panel's search among 10,000 ranches", 95, of('search'), { atMost: 200 }),
  ];
}

/** Without samples there is no figure: the system does not tell. */
function told(figure: Omit<Figure, 'samples'>, samples: readonly (number | undefined)[]): Figure[] {
  const known = samples.filter((sample) => sample !== undefined);
  return known.length === 0 ? [] : [{ ...figure, samples: known }];
}

function cpuFigures(calls: readonly CallRound[]): Figure[] {
  const withMetrics = calls.flatMap(({ meCpu }) => meCpu?.metrics ?? []);
  const beside = withMetrics.length === 0 ? {} : { 'with metrics': median(withMetrics) };
  const figure = { what: 'GET me, processor time of the server', unit: 'µs', beside } as const;
  return told(
    figure,
    calls.map(({ meCpu }) => meCpu?.plain),
  );
}

function startFigures(rounds: readonly ServerRound[]): Figure[] {
  const start = (what: string, samples: number[]): Figure => ({ what, unit: 'ms', samples, budget: { atMost: 3_000 } });
  const memory = { what: 'memory with the database, idle', unit: 'MB', budget: { atMost: 250 } } as const;
  return [
    start(
      'npm start to the first answer, no data yet',
      rounds.map(({ first }) => first.answeredMs),
    ),
    start(
      'npm start to the first answer, later',
      rounds.map(({ second }) => second.answeredMs),
    ),
    ...told(
      memory,
      rounds.flatMap(({ first, second }) => Math.max(first.idleMb ?? 0, second.idleMb ?? 0) || undefined),
    ),
  ];
}

/** The figures of all rounds. */
export function serverFigures(rounds: readonly ServerRound[]): Figure[] {
  const calls = rounds.map((round) => round.calls);
  return [...callFigures(calls), ...cpuFigures(calls), ...startFigures(rounds)];
}
