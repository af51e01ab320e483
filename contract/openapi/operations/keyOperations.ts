import { recordPaths } from '../../grazing/recordPaths';
import { apiKeysSchema, newApiKeySchema, switchedOnSchema, wantedKeySchema } from '../../keys/apiKey';
import { KEY_KINDS } from '../../keys/keyKinds';
import { ranchLogSchema } from '../../keys/keyLog';
import { keyUseSchema } from '../../keys/keyUse';
import { KEY_OTHERS, KEY_SCOPES } from '../../keys/keyScopes';
import { array, object, string } from '../../text/yup';
import type { Operation } from '../Operation';
import { CURSOR } from '../parameters';

const RANCH = ':ranchUuid';

const keyMe = object({
  uuid: string().defined(),
  source: object({ uuid: string().defined(), name: string().defined() }).defined(),
  scopes: array(string().oneOf(KEY_SCOPES).defined()).defined(),
  kinds: array(string().oneOf(KEY_KINDS).defined()).defined(),
  others: string().oneOf(KEY_OTHERS).defined(),
  expires_at: string().defined().nullable(),
  ranch: object({
    uuid: string().defined(),
    name: string().defined(),
    time_zone: string().defined().nullable(),
  }).defined(),
});

/** Calls about the keys of a ranch. */
export const keyOperations: readonly Operation[] = [
  {
    call: `GET ${recordPaths.keyMe(RANCH)}`,
    mount: 'v1',
    id: 'readKey',
    tag: 'For other programs',
    summary: 'Read what the key is: the first thing to call',
    who: 'key',
    byKey: { scope: 'any' },
    answers: { 200: { words: 'What it is for, what it opens, and of which ranch', schema: keyMe } },
    refusedWith: ['401 wrong_credentials'],
  },
  {
    call: `GET ${recordPaths.keys(RANCH)}`,
    mount: 'v1',
    id: 'readKeys',
    tag: 'The app’s own',
    summary: 'List the keys of a ranch',
    who: 'makeKeys',
    answers: { 200: { words: 'Without the keys themselves', schema: apiKeysSchema } },
  },
  {
    call: `POST ${recordPaths.keys(RANCH)}`,
    mount: 'v1',
    id: 'makeKey',
    tag: 'The app’s own',
    summary: 'Make a key',
    words:
      'A key of the calendar has no other scope. With the scope write it has kinds, and the maker’s own password is sent. It ends 1 to 730 days from now.',
    who: 'makeKeys',
    isOwn: true,
    body: {
      schema: wantedKeySchema,
      example: { source: 'QGIS', scopes: ['figures'], expires_at: '2027-05-01T12:00:00.000Z' },
    },
    answers: { 201: { words: 'The key, told this once', schema: newApiKeySchema } },
    refusedWith: ['429 too_many'],
  },
  {
    call: `GET ${recordPaths.keyUse(RANCH, ':uuid')}`,
    mount: 'v1',
    id: 'readKeyUse',
    tag: 'The app’s own',
    summary: 'Read how a key was used in the last 30 days',
    who: 'makeKeys',
    answers: { 200: { words: 'Its calls by day, its addresses, its last refusal', schema: keyUseSchema } },
  },
  {
    call: `GET ${recordPaths.ranchLog(RANCH)}`,
    mount: 'v1',
    id: 'readRanchLog',
    tag: 'The app’s own',
    summary: 'Read what happened to the keys of a ranch',
    who: 'see',
    query: CURSOR,
    answers: { 200: { words: 'A page of the log, the latest first', schema: ranchLogSchema } },
  },
  {
    call: `DELETE ${recordPaths.key(RANCH, ':uuid')}`,
    mount: 'v1',
    id: 'revokeKey',
    tag: 'The app’s own',
    summary: 'Revoke a key',
    who: 'makeKeys',
    answers: { 204: { words: 'It opens nothing any more' } },
  },
  {
    call: `POST ${recordPaths.keysOn(RANCH)}`,
    mount: 'v1',
    id: 'switchKeysOn',
    tag: 'The app’s own',
    summary: 'Switch keys on again after a restored backup',
    who: 'makeKeys',
    isOwn: true,
    body: { schema: switchedOnSchema, example: { uuids: ['00000000-0000-4000-8000-000000000001'] } },
    answers: { 204: { words: 'They are good again' } },
  },
];
