import { animals, ARanch, day, instant } from '../testing/aRanch';
import { allFigures } from '../testing/allFigures';
import { timelinesOf } from './timelines';
import { isNameTaken, moveWarnings, namesOfOthers, transferWarnings } from './warnings';

const aRanch = () =>
  new ARanch()
    .paddock('Creek')
    .paddock('Mesa')
    .herd('Cows', [animals({ head: 10 })]);
const move = (at: number, paddockUuid = 'Creek') => ({ herdUuids: ['Cows'], paddockUuids: [paddockUuid], at });
const warnedOf = (ranch: ARanch, ...args: [at: number, paddockUuid?: string]) =>
  moveWarnings(move(...args), timelinesOf(ranch.records())).map(({ what }) => what);

it('says nothing of a move that has nothing odd', () => {
  expect(warnedOf(aRanch(), instant(3))).toEqual([]);
});

it('warns of a move before the first count, and of a herd that was never counted', () => {
  expect(warnedOf(aRanch(), instant(-1))).toEqual(['before_first_count']);
  const uncounted = new ARanch().paddock('Creek').herd('Cows');
  expect(warnedOf(uncounted, instant(3))).toEqual(['before_first_count']);
});

it('warns of a paddock that is retired or has not begun', () => {
  const ranch = new ARanch()
    .paddock('Creek', 10, { retired_at: day(2) })
    .paddock('Mesa', 10, { starts_at: day(5) })
    .herd('Cows', [animals()]);
  expect(warnedOf(ranch, instant(1))).toEqual([]);
  expect(warnedOf(ranch, instant(2))).toEqual(['paddock_retired']);
  expect(warnedOf(ranch, instant(3), 'Mesa')).toEqual(['paddock_not_begun']);
});

it('warns of two moves of one herd within two hours, whichever comes first', () => {
  const ranch = aRanch().move('Cows', day(3), 'Mesa');
  expect(warnedOf(ranch, instant(3) + 3_600_000)).toEqual(['just_moved']);
  expect(warnedOf(ranch, instant(3) - 3_600_000)).toEqual(['just_moved']);
  expect(warnedOf(ranch, instant(3) + 2 * 3_600_000)).toEqual([]);
});

it('says that a herd is there already, of those paddocks and no others', () => {
  const timelines = timelinesOf(aRanch().move('Cows', day(1), ['Creek', 'Mesa']).records());
  const warned = (...paddockUuids: string[]) => moveWarnings({ ...move(instant(3)), paddockUuids }, timelines);
  expect(warned('Mesa', 'Creek')).toEqual([{ what: 'there_already', herdUuid: 'Cows' }]);
  expect(warned('Creek')).toEqual([]);
  expect(warned()).toEqual([]);
});

it('says of a move that comes before others that it holds until the first of those', () => {
  const ranch = aRanch().move('Cows', day(6), 'Creek').move('Cows', day(5), 'Mesa');
  const timelines = timelinesOf(ranch.records());
  expect(moveWarnings(move(instant(3)), timelines)).toEqual([
    { what: 'moved_later', herdUuid: 'Cows', at: instant(5) },
  ]);
  expect(moveWarnings(move(instant(7), 'Mesa'), timelines)).toEqual([]);
});

it('does not hold a move against itself', () => {
  const records = aRanch().move('Cows', day(3), 'Mesa').records();
  const moveUuid = records.moves.get('Cows')?.[0]?.uuid ?? '';
  expect(moveWarnings({ ...move(instant(3)), moveUuid }, timelinesOf(records))).toEqual([]);
});

it('warns of a paddock that has not rested enough', () => {
  const records = aRanch().move('Cows', day(1), 'Creek').move('Cows', day(4), 'Mesa').records();
  const at = instant(14);
  const { timelines, paddocks: figures } = allFigures(records, at);
  expect(moveWarnings(move(at), timelines, { figures })).toEqual([
    { what: 'under_rest_target', paddockUuid: 'Creek', restDays: 10, isAtLeast: false, targetDays: 45 },
  ]);
});

it('warns of a paddock that is closed, with its first and last day', () => {
  const mark = (ends_on: string | null) => ({
    uuid: 'mark',
    data: { what: 'closed', starts_on: '2026-01-01', ends_on, paddock_uuid: 'Creek' },
  });
  const timelines = timelinesOf(aRanch().records());
  const warned = (ends_on: string | null) =>
    moveWarnings(move(instant(3)), timelines, { marks: new Map([['Creek', { closed: mark(ends_on) }]]) });
  const closed = { what: 'paddock_closed', paddockUuid: 'Creek', startsOn: '2026-01-01' };
  expect(warned(null)).toEqual([{ ...closed, endsOn: null }]);
  expect(warned('2026-08-01')).toEqual([{ ...closed, endsOn: '2026-08-01' }]);
});

it('warns of two moves that make one plan: most likely one, entered by two people', () => {
  const ranch = new ARanch().paddock('Creek').herd('Cows', [animals()]);
  ranch.move('Cows', day(3), 'Creek', { plan_uuid: 'plan' }).move('Cows', day(9), 'Creek', { plan_uuid: 'plan' });
  const timelines = timelinesOf(ranch.records());
  const [first, second] = timelines.records.moves.get('Cows') ?? [];
  const moving = { herdUuids: ['Cows'], paddockUuids: ['Creek'], at: instant(3) };
  const warned = (moveUuid = '') => moveWarnings({ ...moving, moveUuid }, timelines).map(({ what }) => what);
  expect(warned(first?.uuid)).toEqual(['entered_twice']);
  expect(warned(second?.uuid)).toContain('entered_twice');
  expect(warned('another')).not.toContain('entered_twice');
});

it('warns of a stay in a paddock of more than 60 days, planned or past', () => {
  const timelines = timelinesOf(aRanch().records());
  const warned = (values: object) => moveWarnings({ ...move(instant(3)), ...values }, timelines);
  expect(warned({ plannedDays: 60, to: instant(63) })).toEqual([]);
  expect(warned({ plannedDays: 61 })).toEqual([{ what: 'long_plan' }]);
  expect(warned({ to: instant(63) + 1 })).toEqual([{ what: 'long_stay' }]);
  expect(warned({ plannedDays: 90, to: instant(90), paddockUuids: [] })).toEqual([]);
});

it('warns of a transfer of more animals than there are', () => {
  const timelines = timelinesOf(aRanch().records());
  const transfer = { fromHerdUuid: 'Cows', animal: null, head: 11, at: instant(2) };
  expect(transferWarnings(transfer, timelines)).toEqual([{ what: 'more_than_there_are', herdUuid: 'Cows', there: 10 }]);
  expect(transferWarnings({ ...transfer, animal: 'bulls', head: 1 }, timelines)).toEqual([
    { what: 'more_than_there_are', herdUuid: 'Cows', there: 0 },
  ]);
  expect(transferWarnings({ ...transfer, head: 10 }, timelines)).toEqual([]);
  expect(transferWarnings({ ...transfer, head: null }, timelines)).toEqual([]);
  expect(transferWarnings({ ...transfer, at: instant(-1) }, timelines)).toEqual([]);
});

it('knows a name that another one has, retired ones apart', () => {
  const { herds } = aRanch()
    .herd('Bulls', undefined, { retired_at: day(1) })
    .records();
  expect(isNameTaken(' cows ', namesOfOthers(herds))).toBe(true);
  expect(isNameTaken('cows', namesOfOthers(herds, 'Cows'))).toBe(false);
  expect(isNameTaken('Bulls', namesOfOthers(herds))).toBe(false);
});
