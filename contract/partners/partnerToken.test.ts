import { aToken } from '@testing/factories';
import fc from 'fast-check';
import { readPartnerToken } from './partnerToken';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const tokenOf = (payload: string) => [`{"alg":"HS256"}`, payload, 'signature'].map(base64url).join('.');

const whole = {
  email: 'ana@example.com',
  phone_number: '(505)555-0142',
  first_name: 'Ana',
  last_name: 'Begay',
  program: 'Carbon 2026',
  exp: 1_900_000_000,
};
const PREFILLED = ['email', 'phone_number', 'first_name', 'last_name'] as const;

it('says what it fills in, and the program it is for', () => {
  expect(readPartnerToken(aToken(whole))).toEqual(whole);
});

it('may fill in nothing', () => {
  const { program, exp } = whole;
  expect(readPartnerToken(aToken({ program, exp }))).toEqual({ program, exp });
});

it.each(PREFILLED)('may leave out the %s', (claim) => {
  const claims = readPartnerToken(aToken({ ...whole, [claim]: undefined }));
  expect(claims).toBeDefined();
  expect(claims).not.toHaveProperty(claim);
});

it('shows nothing that it does not know', () => {
  expect(readPartnerToken(aToken({ ...whole, jti: 'canary', name: 'Canary ranch' }))).toEqual(whole);
});

it.each(['program', 'exp'])('I3: is none without its %s', (claim) => {
  expect(readPartnerToken(aToken({ ...whole, [claim]: undefined }))).toBeUndefined();
});

it.each([...PREFILLED, 'program'])('I3: is none with a %s that is no text', (claim) => {
  for (const value of [7, null, true, [], {}, ['Ana']]) {
    expect(readPartnerToken(aToken({ ...whole, [claim]: value }))).toBeUndefined();
  }
});

it.each(['"1900000000"', 'null', 'true', '1e999', 'NaN', '[]'])('I3: is none when it expires at %s', (exp) => {
  expect(readPartnerToken(tokenOf(`{"program":"Carbon 2026","exp":${exp}}`))).toBeUndefined();
});

it('I3: takes nothing from what every object inherits, nor from __proto__', () => {
  expect(readPartnerToken(tokenOf(`{"__proto__":${JSON.stringify(whole)}}`))).toBeUndefined();
  const claims = readPartnerToken(tokenOf(`{"program":"p","exp":1,"__proto__":{"email":"evil@example.com"}}`));
  expect(claims).toEqual({ program: 'p', exp: 1 });
  expect(claims?.email).toBeUndefined();
});

const odd = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('Ana', 1_900_000_000, '1900000000', null, 0));
const payload = fc.record(
  { email: odd, phone_number: odd, first_name: odd, last_name: odd, program: odd, exp: odd },
  { requiredKeys: [] },
);
const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(base64url));
const anyText = fc.oneof(
  fc.array(part, { maxLength: 4 }).map((parts) => parts.join('.')),
  payload.map(aToken),
);

it('I3: any text gives whole claims or none, and throws nothing', () => {
  fc.assert(
    fc.property(anyText, (token) => {
      const claims = readPartnerToken(token);
      if (claims === undefined) return;
      const { program, exp, ...filled } = claims;
      expect(typeof program).toBe('string');
      expect(Number.isFinite(exp)).toBe(true);
      for (const [key, value] of Object.entries(filled)) {
        expect(PREFILLED).toContain(key);
        expect(typeof value).toBe('string');
      }
    }),
    { numRuns: 2_000 },
  );
});
