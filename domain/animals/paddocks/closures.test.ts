import { zoneOf } from '../../grazing/time';
import { closedMark, closedUntil, closuresOf, closuresWithin, treatedStayWarnings } from './closures';

const HOUR = 3_600_000;
const DENVER = zoneOf('America/Denver');

const put = (at: string, graze_days: number | null, paddock_uuid = 'creek', product = 'Grazon') => ({
  uuid: `${product} ${at}`,
  data: { paddock_uuid, at, graze_days, product },
});

/** 10:00 AM of June 1 in Denver, closed for 14 days. */
const JUNE = put('2026-06-01T16:00:00.000Z', 14);
const from = Date.parse(JUNE.data.at);
const until = Date.parse('2026-06-15T16:00:00.000Z');

it('a treated paddock is closed for graze_days × 24 hours, elapsed hours over a change to summer time too', () => {
  expect(closedUntil(JUNE.data)).toBe(until);
  const march = put('2026-03-07T17:00:00.000Z', 2);
  expect(closedUntil(march.data)).toBe(Date.parse('2026-03-09T17:00:00.000Z'));
});

it('days that nobody recorded close nothing and are unknown, 0 days close nothing', () => {
  expect(closedUntil(put('2026-06-01T16:00:00.000Z', null).data)).toBeNull();
  expect(closuresOf([put('2026-06-01T16:00:00.000Z', null), put('2026-06-01T16:00:00.000Z', 0)])).toEqual([]);
});

it('holds from its instant until before its end', () => {
  const closures = closuresOf([JUNE]);
  const holds = (first: number, last = first) => closuresWithin(closures, first, last).length === 1;
  expect([holds(from - 1), holds(from), holds(until - 1), holds(until)]).toEqual([false, true, true, false]);
  expect([holds(from - 2 * HOUR, from - HOUR), holds(from - HOUR, until + HOUR)]).toEqual([false, true]);
});

it('the closure that lasts longest is the first', () => {
  expect(closuresOf([put('2026-06-02T16:00:00.000Z', 3), JUNE]).map((each) => each.until)).toEqual([
    until,
    Date.parse('2026-06-05T16:00:00.000Z'),
  ]);
});

it('is a mark on each day of the ranch’s zone on which it holds, with the product', () => {
  const [closure] = closuresOf([put('2026-06-01T05:00:00.000Z', 1)]);
  // 11 PM of May 31 in Denver, until 11 PM of June 1.
  expect(closure && closedMark(closure, DENVER).data).toEqual({
    what: 'closed',
    starts_on: '2026-05-31',
    ends_on: '2026-06-01',
    paddock_uuid: 'creek',
    product: 'Grazon',
  });
});

const noParent = () => null;
const stay = (first: number, last: number) => ({ paddockUuids: ['creek'], from: first, to: last });

it('a stay that begins before the days are over is warned of, one that begins as they end isn’t', () => {
  const closed = { what: 'closed_by_treatment', paddockUuid: 'creek', product: 'Grazon', until };
  expect(treatedStayWarnings(stay(until - 1, until + HOUR), [JUNE], noParent)).toEqual([closed]);
  expect(treatedStayWarnings(stay(from, until + HOUR), [JUNE], noParent)).toEqual([closed]);
  expect(treatedStayWarnings(stay(until, until + HOUR), [JUNE], noParent)).toEqual([]);
});

it('a treatment while a herd is in the paddock is warned of, also where its days are unknown', () => {
  const treated = { what: 'treated_in_stay', paddockUuid: 'creek', product: 'Grazon', at: from };
  const around = stay(from - HOUR, from + HOUR);
  expect(treatedStayWarnings(around, [JUNE], noParent)).toEqual([treated]);
  expect(treatedStayWarnings(around, [put(JUNE.data.at, null)], noParent)).toEqual([treated]);
  expect(treatedStayWarnings(around, [put(JUNE.data.at, 0)], noParent)).toEqual([]);
  expect(treatedStayWarnings(stay(from - 2 * HOUR, from), [JUNE], noParent)).toEqual([]);
});

it('what was put on a paddock concerns its subdivisions, and no other paddock', () => {
  const inEast = { paddockUuids: ['east'], from: from + HOUR, to: until };
  expect(treatedStayWarnings(inEast, [JUNE], () => 'creek')).toHaveLength(1);
  expect(treatedStayWarnings(inEast, [JUNE], noParent)).toEqual([]);
});
