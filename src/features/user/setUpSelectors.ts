import { DEFAULT_MAP_SETTINGS, type MapLook, type MapSettings } from '@contract/people/mapSettings';
import { ranchNameFor } from '@contract/text/names';
import { unitsOf } from '@contract/people/units';
import { may } from '@contract/ranches/rights';
import { migratePreferences } from './migratePreferences';
import { ranchesSetUp } from './setUpMarks';
import { selectMe, selectRanch } from './userSelectors';

type WithUser = Parameters<typeof selectMe>[0];

/** Whether the ranch is called otherwise than the app has called it itself. */
function selectIsRanchNamed(state: WithUser): boolean {
  const firstName = selectMe(state)?.first_name ?? '';
  const name = selectRanch(state)?.name;
  return name !== undefined && name !== ranchNameFor(firstName);
}

/**
 * Whether the person has nothing left to do in the ranch's form. Who may name the ranch is done with a name of its own,
 * or once they have saved the offered one; the others are done once they have chosen their units.
 */
export function selectIsRanchSetUp(state: WithUser): boolean {
  const ranch = selectRanch(state);
  if (ranch === null) return false;
  const settings = selectMe(state)?.settings ?? {};
  const saved = ranchesSetUp(settings);
  if (may(ranch.role, 'rename')) return saved.includes(ranch.ranch_uuid) || selectIsRanchNamed(state);
  return saved.length > 0 || unitsOf(settings) !== 'imperial';
}

function asLook(settings: MapSettings): MapLook {
  const { mapSelectedColorScheme, mapActiveLayers, mapColorSchemeValues, mapPaddockOptions } = settings;
  return { mapSelectedColorScheme, mapActiveLayers, mapColorSchemeValues, mapPaddockOptions };
}

/** Both sides come in one order of keys, so that their texts can be compared. */
const textOf = (settings: unknown) => JSON.stringify(asLook(migratePreferences(settings)));
const DEFAULT_LOOK = textOf(DEFAULT_MAP_SETTINGS);

/** Whether the person has saved how their map looks, or it looks otherwise than where nobody has chosen. */
export function selectIsMapLookChosen(state: WithUser): boolean {
  const settings = selectMe(state)?.settings;
  return settings?.mapLookChosen === true || textOf(settings) !== DEFAULT_LOOK;
}
