import type { CallSample } from '../../test/support/CallSample';
import { aPicture, PhotoRanch } from '../../test/support/PhotoRanch';
import type { TestApp } from '../../test/support/testApp';

const TUS = { 'tus-resumable': '1.0.0' };

/** A photo whose picture is still to come, and what its upload begins with. */
async function awaited(test: TestApp) {
  const ranch = await PhotoRanch.start(test);
  const sent = await ranch.photo(await aPicture(60, 40));
  return { ranch, sent, ...ranch.beginning(sent), parameters: { ranchUuid: ranch.ranch.uuid }, token: ranch.owner };
}

/** The same once it has begun. */
async function begun(test: TestApp) {
  const { ranch, sent, parameters, token } = await awaited(test);
  const location = String((await ranch.begin(sent)).headers.location);
  return { sent, token, headers: TUS, parameters: { ...parameters, uploadUuid: location.split('/').at(-1) ?? '' } };
}

export const photoCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/ranch/:ranchUuid/upload',
    by: 'member',
    leavesRows: false,
    prepare: async (test) => {
      const { parameters, token, headers } = await awaited(test);
      return { parameters, token, headers };
    },
    again: {
      what: 'begins in the place of the first',
      holds: async ({ test, again }) => {
        const uploads = await test.db.selectFrom('uploads').select('photo_uuid').execute();
        const photos = uploads.map(({ photo_uuid }) => photo_uuid);
        expect([again?.status, photos.length]).toEqual([201, new Set(photos).size]);
      },
    },
  },
  {
    call: 'PATCH /api/v1/ranch/:ranchUuid/upload/:uploadUuid',
    by: 'member',
    prepare: async (test) => {
      const { sent, headers, ...call } = await begun(test);
      const more = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      return { parameters: call.parameters, token: call.token, headers: { ...headers, ...more }, body: sent.bytes };
    },
    // All of it has come, and is kept.
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/upload/:uploadUuid',
    by: 'member',
    leavesRows: false,
    prepare: async (test) => {
      const { parameters, token, headers } = await begun(test);
      return { parameters, token, headers };
    },
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'GET /api/v1/ranch/:ranchUuid/photo/:sha256/:size',
    by: 'viewer',
    prepare: async (test) => {
      const { ranch, sent, parameters, token } = await awaited(test);
      await ranch.send(sent);
      return { parameters: { ...parameters, sha256: sent.sha256, size: 'small' }, token };
    },
  },
  {
    call: 'GET /api/v1/ranch/:ranchUuid/export/photos.zip',
    by: 'viewer',
    prepare: async (test) => {
      const { ranch, sent, parameters, token } = await awaited(test);
      await ranch.send(sent);
      return { parameters, token };
    },
  },
];
