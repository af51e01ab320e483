import { aHerdRecord, aMoveRecord, aRecord, CREEK, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { openReadRanch } from '@testing/openRanch';
import { selectMovedTogether } from './movedTogether';
import { selectOne } from './recordsSelectors';
import { removedWhole } from './removedWhole';

const AT = '2026-06-12T12:00:00.000Z';
const bulls = aHerdRecord('bulls');

const movedAs = (uuid: string, place: string, fields: object) => ({
  ...aMoveRecord(place, { at: AT, ...fields }),
  uuid,
});
const ofCows = movedAs('018f0000-0000-7000-8000-000000000001', MESA, {});
const ofBulls = movedAs('018f0000-0000-7000-8000-000000000002', MESA, { herd_uuid: bulls.uuid });
const elsewhere = movedAs('018f0000-0000-7000-8000-000000000003', CREEK, { herd_uuid: bulls.uuid });
const PHOTO = '018f0000-0000-7000-8000-00000000000a';
const photo = {
  ...ofCows,
  ...{ kind: 'photo', uuid: PHOTO, revision: 99 },
  data: {
    ...{ at: AT, sha256: 'a'.repeat(64), bytes: 1, width: 4, height: 3, caption: 'The gate', point: null },
    ...{ bearing_deg: null, paddock_uuid: MESA, subject_kind: 'move', subject_uuid: ofCows.uuid },
  },
};

async function stateOf(...moves: readonly (typeof ofCows)[]) {
  const ranch = fakeRecordServer([...aRecord(), bulls, ...moves, photo]);
  const { until } = await openReadRanch({ ranch });
  return until(() => true);
}

/** What deleting the move of the cows changes. */
function deleted(state: Awaited<ReturnType<typeof stateOf>>) {
  const held = selectOne(state, 'move', ofCows.uuid);
  if (held === undefined) throw new Error('The move is gone');
  return removedWhole(state, 'move', held).map(({ uuid, data }) => [uuid, data]);
}

it('a photo of a move of two herds is of both, and not of another move at the same time', async () => {
  const together = selectMovedTogether(await stateOf(ofCows, ofBulls, elsewhere));
  const uuids = (uuid: string) =>
    together
      .get(uuid)
      ?.map((move) => move.uuid)
      .toSorted();
  expect(uuids(ofCows.uuid)).toEqual([ofCows.uuid, ofBulls.uuid]);
  expect(uuids(ofBulls.uuid)).toEqual([ofCows.uuid, ofBulls.uuid]);
  expect(together.has(elsewhere.uuid)).toBe(false);
});

it('a photo stays with the other herd when one move of the two is deleted, and goes with the only one', async () => {
  expect(deleted(await stateOf(ofCows, ofBulls))).toEqual([
    [PHOTO, { subject_uuid: ofBulls.uuid }],
    [ofCows.uuid, null],
  ]);
  expect(deleted(await stateOf(ofCows, elsewhere))).toEqual([
    [PHOTO, null],
    [ofCows.uuid, null],
  ]);
});
