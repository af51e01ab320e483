import { randomUUID } from 'node:crypto';
import type { CallSample } from '../../test/support/CallSample';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import type { TestApp } from '../../test/support/testApp';

const BODY = { name: "Maria's Ranch", reason: 'person_request' };

/** A note of a new ranch that was changed, so that its first version holds no more. */
async function changedNote(test: TestApp) {
  const ranch = await GrazingRanch.start(test);
  const [uuid, first] = [randomUUID(), aGroup([])];
  const { revision } = (await ranch.result({ ...first, changes: [newRecord('note', {}, uuid)] })) as {
    revision: number;
  };
  await ranch.write([{ kind: 'note', uuid, base: revision, data: { text: 'Another text' } }]);
  return { ranch, uuid, revision, groupUuid: first.uuid };
}

export const eraseCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/ranch/:ranchUuid/records/:uuid/history/:revision/erase',
    by: 'owner',
    body: BODY,
    prepare: async (test) => {
      const { ranch, uuid, revision } = await changedNote(test);
      const parameters = { ranchUuid: ranch.uuid, uuid, revision: String(revision) };
      return { parameters, token: ranch.host.owner, body: BODY };
    },
    again: {
      what: 'has one line in the chain',
      holds: ({ lost, after, again }) => {
        expect([again?.status, after.record_lines]).toEqual([204, lost.record_lines]);
      },
    },
  },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/group/:uuid/erase',
    by: 'owner',
    body: BODY,
    prepare: async (test) => {
      const { ranch, groupUuid } = await changedNote(test);
      return { parameters: { ranchUuid: ranch.uuid, uuid: groupUuid }, token: ranch.host.owner, body: BODY };
    },
    again: {
      what: 'has one line in the chain',
      holds: ({ lost, after, again }) => {
        expect([again?.status, after.record_lines]).toEqual([204, lost.record_lines]);
      },
    },
  },
];
