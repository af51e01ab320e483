import { aFeed as aFeedOf } from '@domain/testing/aRanch';
import { added } from '@records/index';
import { namedPaddock } from '@records/namedPaddock';
import { HereAlready } from './hereAlready';
import { Judging } from './Judging';
import type { PastureMapRecord } from './pastureMapRecords';
import { RecordWords } from './RecordWords';

const NOW = Date.parse('2026-06-10T12:00:00.000Z');
const AT = '2026-06-01T12:00:00.000Z';

function judged(...records: readonly PastureMapRecord[]): Judging {
  const judging = new Judging(new HereAlready(), new RecordWords(new Map(), 'America/Denver'), NOW);
  for (const record of records) judging.take(record);
  return judging;
}

const aPaddock = (more: object = {}) => {
  const paddock = added('paddock', namedPaddock('Creek'));
  return { ...paddock, data: { ...paddock.data, ...more } };
};
const aHerd = (more: object = {}) => {
  const data = { name: 'Cows', color: '#2b66a3', ours: true, retired_at: null, note: '' };
  return added('herd', { ...data, ...more });
};
const aMove = (herd: string, paddock: string, more: object = {}) => {
  const places = { paddock_uuids: [paddock], off: null, strip_acres: null, planned_days: 3, plan_uuid: null };
  return added('move', { herd_uuid: herd, at: AT, ...places, note: 'In North', ...more });
};
const aFeed = (paddock: string) =>
  added('feed', { ...aFeedOf({ at: AT, lb: 500, paddock_uuid: paddock }), what: 'hay', note: '' });
const aCount = (herd: string, head: number, units: number | null = null) => {
  const average_weight_lb = units === null ? 1_000 : null;
  const animals = { animal: 'cows' as const, head, average_weight_lb, gain_lb_per_day: 0 };
  const classes = [{ ...animals, au_per_head: units, intake_percent: null }];
  return added('count', { herd_uuid: herd, at: AT, classes, reason: 'counted', note: '' });
};

it('a record that cannot be stays out with its name, its day and the reason', () => {
  const [paddock, herd] = [aPaddock(), aHerd()];
  const { records, leftOut } = judged(paddock, herd, aCount(herd.uuid, 1.5), aFeed(paddock.uuid));
  expect(records.map(({ kind }) => kind)).toEqual(['paddock', 'herd', 'feed']);
  expect(leftOut).toEqual([
    'The count of Cows on Jun 1, 2026 stays out: head: Enter a whole number from 0 to 1,000,000',
  ]);
});

it('what lies ahead by more than clocks differ stays out', () => {
  const [paddock, herd] = [aPaddock(), aHerd()];
  const move = (ms: number) => aMove(herd.uuid, paddock.uuid, { at: new Date(NOW + ms).toISOString() });
  const { records, leftOut } = judged(paddock, herd, move(4 * 60_000), move(4 * 60_000 + 1));
  expect(records).toHaveLength(3);
  expect(leftOut).toEqual(['The move of Cows to Creek on Jun 10, 2026 stays out: it is in the future']);
});

it('a move to a paddock that stays out is the end of the stay before, and what else names it stays out', () => {
  const [paddock, herd] = [aPaddock({ name: 'x'.repeat(101) }), aHerd()];
  const { records, leftOut } = judged(paddock, herd, aMove(herd.uuid, paddock.uuid), aFeed(paddock.uuid));
  expect(records).toMatchObject([
    { kind: 'herd' },
    { kind: 'move', data: { herd_uuid: herd.uuid, at: AT, paddock_uuids: [], off: 'unknown', planned_days: null } },
  ]);
  expect(leftOut.map((each) => each.replace(/x+/, 'x'))).toEqual([
    'The paddock x stays out: name: This text has more than 100 characters',
    'The move of Cows to x on Jun 1, 2026 stays out: its paddock stays out',
    'The hay in x on Jun 1, 2026 stays out: its paddock stays out',
  ]);
});

it('with a herd that stays out its moves and counts do', () => {
  const [paddock, herd] = [aPaddock(), aHerd({ color: 'red' })];
  const { records, leftOut } = judged(paddock, herd, aCount(herd.uuid, 100), aMove(herd.uuid, paddock.uuid));
  expect(records).toMatchObject([{ kind: 'paddock' }]);
  expect(leftOut).toHaveLength(3);
});

it('a count with animal units in place of a weight is told, and stays out where they are too many', () => {
  const herd = aHerd();
  const { records, leftOut, remarks } = judged(herd, aCount(herd.uuid, 4, 25.5), aCount(herd.uuid, 4, 1_000_001));
  expect(records).toHaveLength(2);
  expect(remarks).toEqual([
    'The count of Cows on Jun 1, 2026: its animals cannot weigh over 5,000 lb a head, and are imported with 25.5 animal units a head in place of a weight',
  ]);
  expect(leftOut).toEqual([
    'The count of Cows on Jun 1, 2026 stays out: au per head: Enter a number from 0 to 1,000,000',
  ]);
});

it('no figure keeps a paddock, herd or move out: another one stands in its place, and each is told', () => {
  const paddock = aPaddock({ acres: 2_000_000, grazeable_percent: 140 });
  const herd = aHerd({ retired_at: '2300-01-01T00:00:00.000Z' });
  const { records, leftOut, remarks } = judged(paddock, herd, aMove(herd.uuid, paddock.uuid, { planned_days: -2 }));
  expect(leftOut).toEqual([]);
  expect(records).toMatchObject([
    { kind: 'paddock', data: { acres: null, grazeable_percent: 100 } },
    { kind: 'herd', data: { retired_at: null } },
    { kind: 'move', data: { planned_days: null, paddock_uuids: [paddock.uuid] } },
  ]);
  expect(remarks).toEqual([
    'The paddock Creek: 2,000,000 acres isn’t possible, so it’s imported without acres',
    'The paddock Creek: 140 % of it cannot be grazeable, and all of it counts so',
    'The herd Cows: it cannot have been retired then, and is not',
    'The move of Cows to Creek on Jun 1, 2026: -2 planned days isn’t possible, so it’s imported without planned days',
  ]);
});
