import { erasureSchema } from '../../grazing/erasure';
import { recordPaths } from '../../grazing/recordPaths';
import { sealSchema } from '../../grazing/seal';
import { array, object, string } from '../../text/yup';
import type { Operation } from '../Operation';
import { ACTOR } from '../parameters';

const RANCH = ':ranchUuid';
const ERASURE = { schema: erasureSchema, example: { name: 'Dry Creek', reason: 'person_request' } };

/** A JWK set (RFC 8037), each key with the days on which it signed. */
const keySet = object({
  keys: array(
    object({
      kty: string().defined(),
      crv: string().defined(),
      use: string().defined(),
      kid: string().defined(),
      x: string().defined(),
      from: string().defined(),
      to: string().defined().nullable(),
    }).defined(),
  ).defined(),
});

/** Calls about the chained history of a ranch: what proves it, and what erases from it. */
export const historyOperations: readonly Operation[] = [
  {
    call: `GET ${recordPaths.exported(RANCH, 'history.jsonl')}`,
    mount: 'v1',
    id: 'exportHistory',
    tag: 'The app’s own',
    summary: 'Download the whole history, with what proves it',
    who: 'readHistory',
    query: ACTOR,
    answers: { 200: { words: 'A line of JSON for each group', types: ['application/jsonl'] } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.seal(RANCH)}`,
    mount: 'v1',
    id: 'readSeal',
    tag: 'The app’s own',
    summary: 'Read where the chain ends, and which ends were signed',
    who: 'readHistory',
    query: ACTOR,
    answers: { 200: { words: 'The end and the last signed ones', schema: sealSchema } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `POST ${recordPaths.eraseVersion(RANCH, ':uuid', ':revision')}`,
    mount: 'v1',
    id: 'eraseVersion',
    tag: 'The app’s own',
    summary: 'Erase what a version said, for good',
    who: 'eraseHistory',
    isOwn: true,
    body: ERASURE,
    answers: { 204: { words: 'It is erased, and the chain says so' } },
    refusedWith: ['409 version_holds'],
  },
  {
    call: `POST ${recordPaths.eraseLabel(RANCH, ':uuid')}`,
    mount: 'v1',
    id: 'eraseLabel',
    tag: 'The app’s own',
    summary: 'Erase the words of a group, for good',
    who: 'eraseHistory',
    isOwn: true,
    body: ERASURE,
    answers: { 204: { words: 'They are erased, and the chain says so' } },
  },
  {
    call: 'GET /.well-known/grazewell-keys.json',
    mount: null,
    id: 'readSigningKeys',
    tag: 'For other programs',
    summary: 'Read the public keys that ends of chains are signed with',
    who: 'everyone',
    answers: { 200: { words: 'A JWK set', schema: keySet } },
    refusedWith: ['400 invalid'],
  },
];
