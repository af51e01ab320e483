import { CompactEncrypt } from 'jose';
import { SECRET, SITE } from '../support/testApp';
import { base64url, claimsOf, H, hmac, keyOf, partsOf, seal, withStrayBits, type Forge } from './forge';

/** Signatures that are not the one of the token, or not written in its one way. */
export const forgedSignatures: [string, Forge][] = [
  ...[
    '',
    'secret',
    'key',
    SECRET,
    SITE,
    'Grazewell',
    'grazewell invitation token',
    'grazewell contract token',
    '\0'.repeat(32),
  ].map((key): [string, Forge] => [
    `signed with ${JSON.stringify(key)}`,
    (link) => seal(partsOf(link).head, partsOf(link).payload, key),
  ]),
  ['signed with its key in hex', (link) => seal(partsOf(link).head, partsOf(link).payload, link.key.toString('hex'))],
  [
    'signed with its key in base64',
    (link) => seal(partsOf(link).head, partsOf(link).payload, link.key.toString('base64')),
  ],
  [
    'signed with the key of the other kind',
    (link) =>
      seal(
        partsOf(link).head,
        partsOf(link).payload,
        link.key.equals(keyOf('contract')) ? keyOf('invitation') : keyOf('contract'),
      ),
  ],
  ['signed with itself', (link) => seal(partsOf(link).head, partsOf(link).payload, link.good)],
  [
    'signed over the payload alone',
    (link) => `${partsOf(link).head}.${partsOf(link).payload}.${hmac(partsOf(link).payload, link.key)}`,
  ],
  [
    'signed by SHA-512',
    (link) =>
      `${partsOf(link).head}.${partsOf(link).payload}.${hmac(`${partsOf(link).head}.${partsOf(link).payload}`, link.key, 'sha512')}`,
  ],
  ['the first half of a signature', (link) => link.good.slice(0, -21)],
  [
    'a signature of 64 zeros',
    (link) => `${partsOf(link).head}.${partsOf(link).payload}.${base64url(Buffer.alloc(64))}`,
  ],
  [
    'a signature in hex',
    (link) =>
      `${partsOf(link).head}.${partsOf(link).payload}.${Buffer.from(partsOf(link).signature, 'base64url').toString('hex')}`,
  ],
  ['a signature twice', (link) => `${link.good}${partsOf(link).signature}`],
  [
    'stray bits in its signature',
    (link) => `${partsOf(link).head}.${partsOf(link).payload}.${withStrayBits(partsOf(link).signature)}`,
  ],
  ['stray bits in its payload', (link) => seal(partsOf(link).head, withStrayBits(partsOf(link).payload), link.key)],
  ['stray bits in its header', (link) => seal(withStrayBits(partsOf(link).head), partsOf(link).payload, link.key)],
];

/** Payloads and whole tokens in other shapes than ours. */
export const forgedShapes: [string, Forge][] = [
  ['padding everywhere', (link) => seal(`${partsOf(link).head}=`, `${partsOf(link).payload}==`, link.key)],
  [
    'plain base64',
    (link) => seal(partsOf(link).head, Buffer.from(claimsOf(link)).toString('base64').padEnd(400, '='), link.key),
  ],
  [
    'a payload as it is, b64 false',
    (link) => seal(base64url(JSON.stringify({ ...H, b64: false, crit: ['b64'] })), claimsOf(link), link.key),
  ],
  [
    'a payload left out, b64 false',
    (link) => {
      const head = base64url(JSON.stringify({ ...H, b64: false, crit: ['b64'] }));
      return `${head}..${hmac(`${head}.${claimsOf(link)}`, link.key)}`;
    },
  ],
  ['a payload left out', (link) => `${partsOf(link).head}..${partsOf(link).signature}`],
  [
    'members twice in its payload',
    (link) =>
      `${partsOf(link).head}.${base64url(`{"role":"owner",${claimsOf(link).slice(1)}`)}.${partsOf(link).signature}`,
  ],
  [
    'a token in a token',
    (link) => seal(base64url(JSON.stringify({ ...H, cty: 'JWT' })), base64url(link.good), link.key),
  ],
  ['a payload of null', (link) => seal(partsOf(link).head, base64url('null'), link.key)],
  ['a payload of a list', (link) => seal(partsOf(link).head, base64url(`[${claimsOf(link)}]`), link.key)],
  ['a payload of no JSON', (link) => seal(partsOf(link).head, base64url(claimsOf(link).slice(0, -1)), link.key)],
  [
    'a payload of no UTF-8',
    (link) =>
      seal(partsOf(link).head, base64url(Buffer.from(claimsOf(link).replace('jti', 'jt\u00ff'), 'latin1')), link.key),
  ],
  [
    'a JWE',
    ({ good, key }) =>
      new CompactEncrypt(Buffer.from(claimsOf({ good, key })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
  ],
  [
    'the JSON form, as text',
    (link) => {
      const { head, payload, signature } = partsOf(link);
      return JSON.stringify({ protected: head, payload, signature });
    },
  ],
  [
    'the JSON form',
    (link) => {
      const { head, payload, signature } = partsOf(link);
      return { protected: head, payload, signatures: [{ protected: head, signature }] };
    },
  ],
  ['a list', (link) => [link.good]],
  ['its secret alone', (link) => (JSON.parse(claimsOf(link)) as { jti: string }).jti],
  ...[' ', '\n', '\t', '\0', '\u200b', '\ufeff', '"', '.', '=', '%20', '#', '?', '&'].flatMap(
    (odd): [string, Forge][] => [
      [`${JSON.stringify(odd)} behind it`, (link) => link.good + odd],
      [`${JSON.stringify(odd)} before it`, (link) => odd + link.good],
    ],
  ),
  ...['\uff0e', '\u3002', '%2E', '..', ' . ', ':', '/', '\n'].map((dot): [string, Forge] => [
    `${JSON.stringify(dot)} for its dots`,
    (link) => link.good.replaceAll('.', dot),
  ]),
  ['Bearer before it', (link) => `Bearer ${link.good}`],
  ['two tokens', (link) => `${link.good},${link.good}`],
  ['letters of full width', (link) => link.good.replace('e', '\uff45')],
  ['other case', (link) => link.good.toUpperCase()],
  ['5 kB behind it', (link) => `${link.good}.${'A'.repeat(5_000)}`],
  [
    'a header of 60 kB',
    (link) => seal(base64url(JSON.stringify({ ...H, kid: 'x'.repeat(40_000) })), partsOf(link).payload, link.key),
  ],
];
