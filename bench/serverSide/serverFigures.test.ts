import { verdictOf } from '../figure';
import type { CallRound } from './callRounds';
import { serverFigures, type ServerRound } from './serverFigures';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
const load = { perSecond: 3_000, times: hundred };

function round(meCpu: CallRound['meCpu'], idleMb: number | undefined): ServerRound {
  const calls = { me: load, meWhileHashing: load, signIns: load, team: load, teamByFour: load, search: load, meCpu };
  return { calls, first: { answeredMs: 2_500, idleMb }, second: { answeredMs: 1_500, idleMb: 100 } };
}

const figureOf = (rounds: ServerRound[], what: string) => serverFigures(rounds).find((figure) => figure.what === what);

describe("the server's figures", () => {
  const rounds = [round({ plain: 300, metrics: 340 }, 120), round({ plain: 302, metrics: 350 }, 130)];

  it('are percentiles of each round, the others beside', () => {
    expect(figureOf(rounds, 'GET me, 32 people at once, p99')).toEqual({
      what: 'GET me, 32 people at once, p99',
      unit: 'ms',
      samples: [99, 99],
      budget: { atMost: 40 },
      beside: { p50: 50, p95: 95 },
    });
  });

  it.each([
    ['GET me, 32 people at once', 'within'],
    ['GET me, 32 people at once, p99', 'OVER'],
    ['GET me while 200 logins hash, p99', 'within'],
    ['sign-in, 32 people at once', 'within'],
    ['team of 10,000, one at a time, p95', 'within'],
    ['team of 10,000, four at once, p95', ''],
    ["panel's search among 10,000 ranches, p95", 'within'],
    ['npm start to the first answer, no data yet', 'within'],
    ['npm start to the first answer, later', 'within'],
  ])('%s: %s', (what, verdict) => {
    const figure = figureOf(rounds, what);
    expect(figure && verdictOf(figure)).toBe(verdict);
  });

  it('say what metrics cost', () => {
    expect(figureOf(rounds, 'GET me, processor time of the server')).toMatchObject({
      samples: [300, 302],
      beside: { 'with metrics': 345 },
    });
  });

  it('take the larger memory of the two starts', () => {
    expect(figureOf(rounds, 'memory with the database, idle')?.samples).toEqual([120, 130]);
  });

  it('are not there where the system does not tell', () => {
    const { calls, first } = round(undefined, undefined);
    const untold = serverFigures([{ calls, first, second: first }]).map(({ what }) => what);
    expect(untold).not.toContain('memory with the database, idle');
    expect(untold).not.toContain('GET me, processor time of the server');
  });
});
