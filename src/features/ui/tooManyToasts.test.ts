import { mostToasts, replacedToasts, tooManyToasts } from './tooManyToasts';

const toasts = (ids: string, staying = '', ofRecord = '') =>
  [...ids].map((id) => ({ id, stays: staying.includes(id), isOfRecord: ofRecord.includes(id) }));

it.each([
  [390, 2],
  [767, 2],
  [768, 3],
  [1280, 3],
])('a window %i px wide has space for %i', (width, most) => {
  expect(mostToasts(width)).toBe(most);
});

it.each([
  ['none', 'none', '', '', 2, []],
  ['two of two', 'none', 'ab', '', 2, []],
  ['three of two', 'the oldest', 'abc', '', 2, ['a']],
  ['five of three', 'the two oldest', 'abcde', '', 3, ['a', 'b']],
  ['an oldest that stays', 'the next one', 'abc', 'a', 2, ['b']],
  ['older ones that all stay', 'the oldest', 'abc', 'ab', 2, ['a']],
])('of %s goes %s', (_shown, _gone, ids, staying, most, gone) => {
  expect(tooManyToasts(toasts(ids, staying), most)).toEqual(gone);
});

it.each([
  ['none', 'nothing', '', '', '', []],
  ['a record', 'the record before', 'ab', 'ab', 'b', ['a']],
  ['the same record again', 'nothing', 'a', 'a', 'a', []],
  ['a record', 'no error and no welcome', 'ab', '', 'c', []],
  ['nothing new', 'nothing', 'ab', 'ab', '', []],
])('where there is space for one, for %s goes %s', (_said, _gone, ids, ofRecord, next, gone) => {
  expect(replacedToasts(toasts(ids, '', ofRecord), new Set(next))).toEqual(gone);
});
