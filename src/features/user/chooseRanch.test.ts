import { aRanch, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import { chooseRanch } from './chooseRanch';

const OTHER_RANCH = '11111111-1111-4111-8111-111111111111';
const OTHER_SEASON = '22222222-2222-4222-8222-222222222222';
const nothing = { ranchUuid: null, seasonUuid: null };
const other = aRanch({ ranch_uuid: OTHER_RANCH, current_season_uuid: OTHER_SEASON });

it('takes the first ranch and its current season', () => {
  expect(chooseRanch(nothing, { ranches: [aRanch(), other] })).toEqual({
    ranchUuid: RANCH_UUID,
    seasonUuid: SEASON_UUID,
  });
});

it('keeps the ranch and the season chosen before', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: 'the spring before' };
  expect(chooseRanch(before, { ranches: [aRanch(), other] })).toEqual(before);
});

it('takes the current season where none was chosen', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: null };
  expect(chooseRanch(before, { ranches: [aRanch(), other] }).seasonUuid).toBe(OTHER_SEASON);
});

it('takes no season of one ranch along to another', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: OTHER_SEASON };
  expect(chooseRanch(before, { ranches: [aRanch()] })).toEqual({ ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID });
});

it.each(['', '1', 'not-a-uuid', `${RANCH_UUID}/../..`, ` ${RANCH_UUID}`])('passes over a ranch called %j', (uuid) => {
  const broken = aRanch({ ranch_uuid: uuid });
  expect(chooseRanch(nothing, { ranches: [broken, other] }).ranchUuid).toBe(OTHER_RANCH);
  expect(chooseRanch(nothing, { ranches: [broken] })).toEqual(nothing);
});

it('takes a UUID in capitals', () => {
  const ranches = [aRanch({ ranch_uuid: RANCH_UUID.toUpperCase() })];
  expect(chooseRanch(nothing, { ranches }).ranchUuid).toBe(RANCH_UUID.toUpperCase());
});

it('has no season while the ranch has none', () => {
  const ranches = [aRanch({ current_season_uuid: null })];
  expect(chooseRanch(nothing, { ranches })).toEqual({ ranchUuid: RANCH_UUID, seasonUuid: null });
});

it('forgets the ranch of a person who has none any more', () => {
  expect(chooseRanch({ ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID }, { ranches: [] })).toEqual(nothing);
});
