import { DEFAULT_MAP_SETTINGS } from '@contract/people/mapSettings';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { setupStartedStore } from '@testing/setupTestStore';
import { selectIsMapLookChosen, selectIsRanchSetUp } from './setUpSelectors';

async function stateOf(over: Parameters<typeof aMe>[0]) {
  const body = aMe(over);
  const { store } = await setupStartedStore({
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body } },
  });
  return store.getState();
}

describe('whether the ranch is set up', () => {
  it.each([
    ["Maria's Ranch", false],
    ['Rio Seco', true],
    ["Ana's Ranch", true],
    ["maria's ranch", true],
  ])('%s, of Maria: %p', async (name, isNamed) => {
    expect(selectIsRanchSetUp(await stateOf({ ranches: [aRanch({ name })] }))).toBe(isNamed);
  });

  it.each([
    ['owner', false],
    ['manager', false],
    ['member', false],
    ['viewer', false],
  ] as const)('is not said to a new %s of a ranch without a name of its own', async (role, isSetUp) => {
    expect(selectIsRanchSetUp(await stateOf({ ranches: [aRanch({ role, name: "Maria's Ranch" })] }))).toBe(isSetUp);
  });

  it.each([
    ['owner', [RANCH_UUID], true],
    ['owner', ['11111111-1111-4111-8111-111111111111'], false],
    ['owner', 'no list', false],
    ['member', [RANCH_UUID], true],
    ['member', [null, 7], false],
  ] as const)('to a %s who has saved the forms of %j: %p', async (role, ranchesSetUp, isSetUp) => {
    const ranches = [aRanch({ role, name: "Maria's Ranch" })];
    expect(selectIsRanchSetUp(await stateOf({ ranches, settings: { ranchesSetUp } }))).toBe(isSetUp);
  });

  it('a member who named nothing is not done by the name that someone else gave', async () => {
    expect(selectIsRanchSetUp(await stateOf({ ranches: [aRanch({ role: 'member' })] }))).toBe(false);
  });

  it('a member who measures in other units has chosen them', async () => {
    const ranches = [aRanch({ role: 'member' })];
    expect(selectIsRanchSetUp(await stateOf({ ranches, settings: { units: 'metric' } }))).toBe(true);
  });

  it('is not said of no ranch', async () => {
    expect(selectIsRanchSetUp(await stateOf({ ranches: [] }))).toBe(false);
  });

  it('is said of the ranch the person works in', async () => {
    const other = aRanch({ ranch_uuid: RANCH_UUID.replace('6', '7'), name: 'Dry Creek' });
    expect(selectIsRanchSetUp(await stateOf({ ranches: [aRanch({ name: "Maria's Ranch" }), other] }))).toBe(false);
  });
});

describe('whether the look of the map is chosen', () => {
  const looks: [string, object, boolean][] = [
    ['nothing', {}, false],
    ['the defaults', { ...DEFAULT_MAP_SETTINGS }, false],
    ['the defaults in another order', Object.fromEntries(Object.entries(DEFAULT_MAP_SETTINGS).reverse()), false],
    ['other units', { ...DEFAULT_MAP_SETTINGS, units: 'metric' }, false],
    ['a key of someone else', { ...DEFAULT_MAP_SETTINGS, kept: [1] }, false],
    ['the defaults, saved by the person', { ...DEFAULT_MAP_SETTINGS, mapLookChosen: true }, true],
    ['another scheme', { ...DEFAULT_MAP_SETTINGS, mapSelectedColorScheme: 'forage' }, true],
    [
      'another background',
      { ...DEFAULT_MAP_SETTINGS, mapActiveLayers: { mapLayer: 'ERSI_TOPO', objectLayers: [] } },
      true,
    ],
    [
      'another opacity',
      { ...DEFAULT_MAP_SETTINGS, mapPaddockOptions: { paddockOpacity: 0.5, fenceColor: 'white' } },
      true,
    ],
    ['a background from before', { mapLayer: 'hybrid' }, true],
  ];
  it.each(looks)('with %s stored', async (_what, settings, isChosen) => {
    expect(selectIsMapLookChosen(await stateOf({ settings: { ...settings } }))).toBe(isChosen);
  });
});
