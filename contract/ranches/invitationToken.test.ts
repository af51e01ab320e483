import { anInvitation, aToken } from '@testing/factories';
import fc from 'fast-check';
import { expiryOf, readInvitationToken } from './invitationToken';
import { ROLES } from './rights';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
/** A token whose payload is text as it stands: JSON.stringify would mend it. */
const tokenOf = (payload: string) => [`{"alg":"HS256"}`, payload, 'signature'].map(base64url).join('.');

it('says whom it invites where, and until when', () => {
  const claims = anInvitation();
  expect(readInvitationToken(aToken(claims))).toEqual(claims);
});

it('shows nothing that it does not know', () => {
  const claims = anInvitation();
  expect(readInvitationToken(aToken({ ...claims, jti: 'canary', is_admin: true }))).toEqual(claims);
});

it.each(ROLES)('may invite a %s', (role) => {
  expect(readInvitationToken(aToken(anInvitation({ role })))?.role).toBe(role);
});

it.each(['email', 'role', 'ranch_name', 'exp'])('I3: is none without its %s', (claim) => {
  expect(readInvitationToken(aToken({ ...anInvitation(), [claim]: undefined }))).toBeUndefined();
});

it.each([
  ['email', 7],
  ['email', null],
  ['email', ['ben@example.com']],
  ['ranch_name', {}],
  ['ranch_name', true],
  ['role', 'admin'],
  ['role', 'Owner'],
  ['role', 'constructor'],
  ['role', ['owner']],
  ['role', null],
  ['exp', '1900000000'],
  ['exp', 'NaN'],
  ['exp', null],
  ['exp', true],
  ['exp', [1900000000]],
  ['exp', NaN],
])('I3: is none with the %s %j', (claim, value) => {
  expect(readInvitationToken(aToken({ ...anInvitation(), [claim]: value }))).toBeUndefined();
});

it.each(['1e999', '-1e999', '"1e3"', 'NaN', 'Infinity'])('I3: is none when it expires at %s', (exp) => {
  const payload = `{"email":"ben@example.com","role":"owner","ranch_name":"Dry Creek","exp":${exp}}`;
  expect(readInvitationToken(tokenOf(payload))).toBeUndefined();
});

it.each(['0', '-1', '1.5', '1e15', '1e308'])('I3: is one that may expire at %s', (exp) => {
  const payload = `{"email":"ben@example.com","role":"owner","ranch_name":"Dry Creek","exp":${exp}}`;
  expect(readInvitationToken(tokenOf(payload))?.exp).toBe(Number(exp));
});

it('I3: takes nothing from what every object inherits, nor from __proto__', () => {
  const inherited = `{"__proto__":${JSON.stringify(anInvitation())}}`;
  expect(readInvitationToken(tokenOf(inherited))).toBeUndefined();
});

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('owner', 'ben@example.com', '1900000000', 1_900_000_000, 0, -1, null, '', {}, []),
);
const payload = fc.record({ email: odd, role: odd, ranch_name: odd, exp: odd }, { requiredKeys: [] });
const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(base64url));
const anyText = fc.oneof(
  fc.array(part, { maxLength: 4 }).map((parts) => parts.join('.')),
  payload.map(aToken),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).map((text) => text.repeat(33_334)),
);

it('I3: any text gives whole claims or none, and throws nothing', () => {
  fc.assert(
    fc.property(anyText, (token) => {
      const claims = readInvitationToken(token);
      if (claims === undefined) return;
      expect(claims).toEqual({
        email: expect.any(String),
        role: expect.stringMatching(/^(owner|manager|member|viewer)$/),
        ranch_name: expect.any(String),
        exp: expect.any(Number),
      });
      expect(Number.isFinite(claims.exp)).toBe(true);
      expect(Number.isNaN(expiryOf(claims))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it('I2: counts as expired from one second before its end', () => {
  expect(expiryOf({ exp: 1_900_000_000 })).toBe(1_899_999_999_000);
});
