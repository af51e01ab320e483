import { DEFAULT_MAP_SETTINGS, type MapLook, type MapSettings } from '@contract/mapSettings';
import { ranchNameFor } from '@contract/names';
import { mayRename } from './mayRename';
import { migrateSettings } from './migrateSettings';
import { selectMe, selectRanch } from './userSelectors';

type WithUser = Parameters<typeof selectMe>[0];

/** Whether the ranch is called otherwise than the app has called it itself. */
function selectIsRanchNamed(state: WithUser): boolean {
  const firstName = selectMe(state)?.first_name ?? '';
  const name = selectRanch(state)?.name;
  return name !== undefined && name !== ranchNameFor(firstName);
}

/**
 * Whether nothing is left to do about the ranch itself. Its name is a matter of those who may give it; the units are
 * anybody's to choose and nobody's to do, since they have a default.
 */
export function selectIsRanchSetUp(state: WithUser): boolean {
  const ranch = selectRanch(state);
  return ranch !== null && (!mayRename(ranch.role) || selectIsRanchNamed(state));
}

function asLook(settings: MapSettings): MapLook {
  const { mapSelectedColorScheme, mapActiveLayers, mapColorSchemeValues, mapPaddockOptions } = settings;
  return { mapSelectedColorScheme, mapActiveLayers, mapColorSchemeValues, mapPaddockOptions };
}

/** Both sides come in one order of keys, so that their texts can be compared. */
const textOf = (settings: unknown) => JSON.stringify(asLook(migrateSettings(settings)));
const DEFAULT_LOOK = textOf(DEFAULT_MAP_SETTINGS);

/** Whether the person's map looks otherwise than where nobody has chosen. */
export function selectIsMapLookChosen(state: WithUser): boolean {
  return textOf(selectMe(state)?.settings) !== DEFAULT_LOOK;
}
