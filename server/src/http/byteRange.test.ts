import { readByteRange } from './byteRange';

it.each([
  ['bytes=0-9', 0, 9],
  ['bytes=90-', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=95-200', 95, 99],
  ['bytes=-200', 0, 99],
])('%s of 100 bytes is %i to %i', (header, first, last) => {
  expect(readByteRange(header, 100)).toEqual({ first, last });
});

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  '%s asks for no range that is there',
  (header) => {
    expect(readByteRange(header, 100)).toBeUndefined();
  },
);

it.each(['bytes=-0', 'bytes=100-', 'bytes=100-200'])('attack W8: %s of 100 bytes is behind the last one', (header) => {
  expect(readByteRange(header, 100)).toBe('none');
});
