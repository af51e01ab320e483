import { aRanch, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import { chooseRanch } from './chooseRanch';

const OTHER_RANCH = '11111111-1111-4111-8111-111111111111';
const OTHER_SEASON = '22222222-2222-4222-8222-222222222222';
const nothing = { ranchUuid: null, seasonUuid: null };
const other = aRanch({ ranch_uuid: OTHER_RANCH, current_season_uuid: OTHER_SEASON });

it('takes the first ranch and its current season', () => {
  expect(chooseRanch(nothing, { settings: {}, ranches: [aRanch(), other] })).toEqual({
    ranchUuid: RANCH_UUID,
    seasonUuid: SEASON_UUID,
  });
});

it('keeps the ranch and the season chosen before', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: 'the spring before' };
  expect(chooseRanch(before, { settings: {}, ranches: [aRanch(), other] })).toEqual(before);
});

it('takes the current season where none was chosen', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: null };
  expect(chooseRanch(before, { settings: {}, ranches: [aRanch(), other] }).seasonUuid).toBe(OTHER_SEASON);
});

it('takes no season of one ranch along to another', () => {
  const before = { ranchUuid: OTHER_RANCH, seasonUuid: OTHER_SEASON };
  expect(chooseRanch(before, { settings: {}, ranches: [aRanch()] })).toEqual({
    ranchUuid: RANCH_UUID,
    seasonUuid: SEASON_UUID,
  });
});

it.each(['', '1', 'not-a-uuid', `${RANCH_UUID}/../..`, ` ${RANCH_UUID}`])('passes over a ranch called %j', (uuid) => {
  const broken = aRanch({ ranch_uuid: uuid });
  expect(chooseRanch(nothing, { settings: {}, ranches: [broken, other] }).ranchUuid).toBe(OTHER_RANCH);
  expect(chooseRanch(nothing, { settings: {}, ranches: [broken] })).toEqual(nothing);
});

it('takes a UUID in capitals', () => {
  const ranches = [aRanch({ ranch_uuid: RANCH_UUID.toUpperCase() })];
  expect(chooseRanch(nothing, { settings: {}, ranches }).ranchUuid).toBe(RANCH_UUID.toUpperCase());
});

it('has no season while the ranch has none', () => {
  const ranches = [aRanch({ current_season_uuid: null })];
  expect(chooseRanch(nothing, { settings: {}, ranches })).toEqual({ ranchUuid: RANCH_UUID, seasonUuid: null });
});

it('forgets the ranch of a person who has none any more', () => {
  expect(chooseRanch({ ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID }, { settings: {}, ranches: [] })).toEqual(
    nothing,
  );
});

describe('the ranch that the person last worked in on another device', () => {
  const ranches = [aRanch(), other];
  const settings = { lastRanchUuid: OTHER_RANCH };

  it('comes before the first one', () => {
    const last = { ranchUuid: OTHER_RANCH, seasonUuid: OTHER_SEASON };
    expect(chooseRanch(nothing, { settings, ranches })).toEqual(last);
  });

  it('comes after the one chosen in this browser', () => {
    const here = { ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
    expect(chooseRanch(here, { settings, ranches })).toEqual(here);
  });

  it.each([undefined, null, 7, {}, 'elsewhere', ['x']])('is passed over where it is %j', (lastRanchUuid) => {
    expect(chooseRanch(nothing, { settings: { lastRanchUuid }, ranches }).ranchUuid).toBe(RANCH_UUID);
  });
});
