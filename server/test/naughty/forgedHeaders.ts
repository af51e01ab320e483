import { randomBytes } from 'node:crypto';
import { SITE } from '../support/testApp';
import { base64url, H, partsOf, seal, under, type Forge } from './forge';

/** Headers under which others have had forged tokens taken, most of them with a right signature. */
export const forgedHeaders: [string, Forge][] = [
  ...[
    'none',
    'None',
    'NONE',
    'nOnE',
    'none ',
    'hs256',
    'HS256 ',
    'HS256\0',
    'HS\u212a256',
    '',
    'dir',
    'A128KW',
  ].flatMap((alg): [string, Forge][] => [
    [
      `alg ${JSON.stringify(alg)} without a signature`,
      (link) => `${base64url(JSON.stringify({ ...H, alg }))}.${partsOf(link).payload}.`,
    ],
    [`alg ${JSON.stringify(alg)} with a signature`, under({ ...H, alg })],
  ]),
  ...['RS256', 'ES256', 'PS256', 'EdDSA', 'HS384', 'HS512', 'ES256K'].map((alg): [string, Forge] => [
    `alg ${alg} over an HMAC`,
    under({ ...H, alg }),
  ]),
  ...[['HS256'], null, 0, true, {}, undefined].map((alg): [string, Forge] => [
    `alg of another type: ${JSON.stringify(alg)}`,
    under({ typ: 'JWT', alg }),
  ]),
  ...[
    '{"alg":"none","alg":"HS256","typ":"JWT"}',
    '{"alg":"HS256","alg":"none","typ":"JWT"}',
    '{"alg":"HS256","typ":"JWT","typ":"JWT"}',
  ].map((header): [string, Forge] => [`members twice: ${header}`, under(header)]),
  ...[
    'null',
    '[]',
    '7',
    '""',
    '"HS256"',
    '',
    '{}',
    '{',
    '[{"alg":"HS256"}]',
    '{"ALG":"HS256"}',
    '{"__proto__":{"alg":"HS256"}}',
  ].map((header): [string, Forge] => [`a header of ${JSON.stringify(header)}`, under(header)]),
  ['a header in another order', under('{"typ":"JWT","alg":"HS256"}')],
  ['a header with white space', under('{ "alg": "HS256", "typ": "JWT" }')],
  ['a header behind a byte order mark', under('\ufeff{"alg":"HS256","typ":"JWT"}')],
  ...[
    { kid: '../../../dev/null' },
    { kid: "' union select ''--" },
    { kid: ['a'] },
    { kid: '| sleep 9' },
    { jku: 'http://127.0.0.1:1/keys' },
    { jku: `${SITE}/assets/keys.json` },
    { jwk: { kty: 'oct', k: base64url('key') } },
    { x5u: 'http://127.0.0.1:1/cert' },
    { x5c: ['MIIB'] },
    { x5t: 'AAAA' },
    { crit: [] },
    { crit: ['alg'] },
    { crit: ['b64'], b64: true },
    { b64: true },
    { cty: 'JWT' },
    { zip: 'DEF' },
    { typ: 'at+jwt' },
    { enc: 'A256GCM' },
    { iss: 'grazewell' },
  ].map((extra): [string, Forge] => [`a header with ${JSON.stringify(extra)}`, under({ ...H, ...extra })]),
  [
    'an own key in its header, which signed it',
    ({ good }) => {
      const k = randomBytes(32);
      return seal(
        base64url(JSON.stringify({ ...H, jwk: { kty: 'oct', k: base64url(k) } })),
        partsOf({ good, key: k }).payload,
        k,
      );
    },
  ],
];
