import { aToken } from '@testing/factories';
import fc from 'fast-check';
import { readUnverifiedPayload } from './jwt';

const base64url = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');
const withPayload = (json: string | Uint8Array) => `${base64url('{}')}.${base64url(json)}.${base64url('signature')}`;

it('gives the object in the second of three parts', () => {
  expect(readUnverifiedPayload(aToken({ email: 'maria@example.com', exp: 1 }))).toEqual({
    email: 'maria@example.com',
    exp: 1,
  });
});

it('reads what is not ASCII', () => {
  expect(readUnverifiedPayload(aToken({ ranch_name: 'Cañón del Río 🐄' }))).toEqual({
    ranch_name: 'Cañón del Río 🐄',
  });
});

it('gives back whatever object was put in', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      const sent = JSON.stringify(payload);
      expect(JSON.stringify(readUnverifiedPayload(withPayload(sent)))).toBe(JSON.stringify(JSON.parse(sent)));
    }),
  );
});

const [head = '', payload = '', signature = ''] = aToken({ a: 1 }).split('.');

it.each([
  ['no part', ''],
  ['blanks', '   '],
  ['one part', payload],
  ['two parts', `${head}.${payload}`],
  ['four parts', `${head}.${payload}.${signature}.${signature}`],
  ['three empty parts', '..'],
  ['an empty payload', `${head}..${signature}`],
  ['an empty signature', `${head}.${payload}.`],
  ['a signature that is no base64', `${head}.${payload}.%%%`],
  ['a head that is no base64', `he ad.${payload}.${signature}`],
  ['a payload with a letter of plain base64', `${head}.${payload}+/.${signature}`],
  ['a payload cut in the middle of a byte', `${head}.eyJhI.${signature}`],
  ['padding alone', `${head}.==.${signature}`],
  ['too much padding', `${head}.${payload}===.${signature}`],
  ['a blank at the end', `${aToken({ a: 1 })} `],
  ['bytes that are no UTF-8', withPayload(Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]))],
  ['text that is no JSON', withPayload('{"a":1')],
  ['JSON null', withPayload('null')],
  ['a JSON number', withPayload('7')],
  ['a JSON text', withPayload('"text"')],
  ['a JSON list', withPayload('[{"a":1}]')],
  ['a bare NaN', withPayload('NaN')],
])('I3: gives nothing for %s', (_what, token) => {
  expect(readUnverifiedPayload(token)).toBeUndefined();
});

it('I3: takes a payload with its padding as mail programs may leave it', () => {
  const padded = Buffer.from('{"a":12}').toString('base64');
  expect(padded).toMatch(/=$/);
  expect(readUnverifiedPayload(`${head}.${padded}.${signature}`)).toEqual({ a: 12 });
});

it('I3: keeps __proto__ a key like any other', () => {
  const read = readUnverifiedPayload(withPayload('{"__proto__":{"email":"evil@example.com"},"a":1}'));
  expect(read).toHaveProperty('a', 1);
  expect(read?.email).toBeUndefined();
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

it.each([
  ['a text', 'a'.repeat(100_000)],
  ['dots', '.'.repeat(100_000)],
  ['three parts', ['a', 'b', 'c'].map((letter) => letter.repeat(33_000)).join('.')],
  ['deep nesting', withPayload('['.repeat(75_000))],
])('I3: gives nothing for 100 kB of %s', (_what, token) => {
  expect(readUnverifiedPayload(token)).toBeUndefined();
});

it('I3: reads an object of 100 kB', () => {
  expect(readUnverifiedPayload(aToken({ text: 'x'.repeat(100_000) }))?.text).toHaveLength(100_000);
});

it('I3: gives an object or nothing for any text, and never throws', () => {
  const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(base64url));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const read = readUnverifiedPayload(parts.join('.'));
      expect(read === undefined || (typeof read === 'object' && !Array.isArray(read))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
