import { photoPaths } from '../../grazing/photoPaths';
import type { Operation, Parameters } from '../Operation';
import { ACTOR, TUS } from '../parameters';

const RANCH = ':ranchUuid';
const UPLOAD = photoPaths.upload(RANCH, ':uploadUuid');
const WHOLE = { schema: { type: 'integer', minimum: 0 }, required: true } as const;

const BEGIN: Parameters = {
  ...TUS,
  'Upload-Length': { ...WHOLE, words: 'The size of the file in bytes' },
  'Upload-Metadata': {
    schema: { type: 'string' },
    words: 'photo, the uuid of its record, and sha256, the hash of the file, each in Base64',
    required: true,
  },
};

/** Calls that send a picture, by tus 1.0 with creation and termination. */
export const uploadOperations: readonly Operation[] = [
  {
    call: `POST ${photoPaths.uploads(RANCH)}`,
    mount: 'v1',
    id: 'beginUpload',
    tag: 'The app’s own',
    summary: 'Begin to send a picture',
    who: 'record',
    isOwn: true,
    query: ACTOR,
    headers: BEGIN,
    answers: { 201: { words: 'It has begun', headers: { location: 'Where it is sent' } } },
    refusedWith: ['409 conflict', '409 other_person', '412 invalid', '429 too_many'],
  },
  {
    call: `HEAD ${UPLOAD}`,
    mount: 'v1',
    id: 'readUpload',
    tag: 'The app’s own',
    summary: 'Ask how much of a picture has come',
    who: 'record',
    isOwn: true,
    query: ACTOR,
    headers: TUS,
    answers: {
      200: {
        words: 'Said in the headers',
        headers: { 'upload-offset': 'Bytes so far', 'upload-length': 'Bytes in all' },
      },
    },
    refusedWith: ['409 other_person', '412 invalid'],
  },
  {
    call: `PATCH ${UPLOAD}`,
    mount: 'v1',
    id: 'sendUpload',
    tag: 'The app’s own',
    summary: 'Send more of a picture',
    who: 'record',
    isOwn: true,
    query: ACTOR,
    headers: { ...TUS, 'Upload-Offset': { ...WHOLE, words: 'Where these bytes begin' } },
    body: { type: 'application/offset+octet-stream' },
    answers: { 204: { words: 'They have come', headers: { 'upload-offset': 'Bytes so far' } } },
    refusedWith: ['409 conflict', '409 other_person', '412 invalid'],
  },
  {
    call: `DELETE ${UPLOAD}`,
    mount: 'v1',
    id: 'endUpload',
    tag: 'The app’s own',
    summary: 'Give up sending a picture',
    who: 'record',
    isOwn: true,
    query: ACTOR,
    headers: TUS,
    answers: { 204: { words: 'What had come is gone' } },
    refusedWith: ['409 other_person', '412 invalid'],
  },
];
