import { closedWithin, standingMarks } from './marks';

const TODAY = '2026-07-06';
const paddocks = [
  { uuid: 'creek', data: { parent_uuid: null } },
  { uuid: 'east', data: { parent_uuid: 'creek' } },
  { uuid: 'mesa', data: { parent_uuid: null } },
];
const mark = (what: string, starts_on: string, ends_on: string | null, paddock_uuid: string | null = 'creek') => ({
  uuid: `${what} ${starts_on}`,
  data: { what, starts_on, ends_on, paddock_uuid },
});
const closedNow = (...marks: ReturnType<typeof mark>[]) =>
  [...standingMarks(marks, paddocks, TODAY, TODAY)]
    .filter(([, { closed }]) => closed !== undefined)
    .map(([uuid]) => uuid);

it.each([
  ['from its first day', '2026-07-06', null, true],
  ['to its last day', '2026-07-01', '2026-07-06', true],
  ['not before it', '2026-07-07', null, false],
  ['not after it', '2026-07-01', '2026-07-05', false],
])('closes a paddock and its subdivisions, %s', (_what, starts, ends, isClosed) => {
  expect(closedNow(mark('closed', starts, ends))).toEqual(isClosed ? ['creek', 'east'] : []);
});

it('closes a subdivision alone', () => {
  expect(closedNow(mark('closed', '2026-07-01', null, 'east'))).toEqual(['east']);
});

it('keeps attention beside closed, and tells of nothing else', () => {
  const marks = [
    mark('closed', '2026-07-01', null),
    mark('attention', '2026-07-02', null),
    mark('burned', '2026-07-03', null),
  ];
  const standing = standingMarks(marks, paddocks, TODAY, TODAY).get('creek');
  expect(standing).toEqual({ closed: marks[0], attention: marks[1] });
});

it.each([
  ['that begins in them', '2026-07-08', null, true],
  ['over before them', '2026-07-01', '2026-07-05', false],
  ['that begins after them', '2026-07-11', null, false],
])('finds the marks of several days: one %s', (_what, starts, ends, isFound) => {
  const closed = mark('closed', starts, ends);
  const standing = standingMarks([closed], paddocks, TODAY, '2026-07-10');
  expect([...standing.keys()]).toEqual(isFound ? ['creek', 'east'] : []);
});

it('tells the mark of a subdivision before that of its paddock', () => {
  const [whole, own] = [mark('closed', '2026-07-01', null), mark('closed', '2026-07-02', null, 'east')];
  expect(standingMarks([whole, own], paddocks, TODAY, TODAY).get('east')).toEqual({ closed: own });
});

it('a mark of the whole ranch closes no paddock', () => {
  expect(closedNow(mark('closed', '2026-07-01', null, null))).toEqual([]);
});

it.each([
  ['that begins before and ends in it', '2026-07-01', '2026-07-06', true],
  ['that begins in it', '2026-07-08', null, true],
  ['on its last day', '2026-07-10', '2026-08-01', true],
  ['over before it', '2026-07-01', '2026-07-05', false],
  ['that begins after it', '2026-07-11', null, false],
])('finds the mark that closes a paddock or its part within some days: one %s', (_what, starts, ends, isFound) => {
  const closed = mark('closed', starts, ends);
  const marks = [mark('attention', '2026-07-01', null), mark('closed', '2026-07-01', null, null), closed];
  const within = (uuid: string, parentUuid: string | null) =>
    closedWithin(marks, { uuid, parentUuid }, ['2026-07-06', '2026-07-10']);
  expect(within('creek', null)).toBe(isFound ? closed : undefined);
  expect(within('east', 'creek')).toBe(isFound ? closed : undefined);
  expect(within('mesa', null)).toBeUndefined();
});
