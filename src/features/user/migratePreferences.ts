import { colorOf } from '@contract/people/color';
import {
  COLOR_SCHEMES,
  DEFAULT_MAP_SETTINGS,
  MAP_LAYERS,
  type ColorSchemeValues,
  type MapLayer,
  type MapSettings,
  type ScaledScheme,
  type ScaledValues,
} from '@contract/people/mapSettings';
import { isUnits } from '@contract/people/units';

/** The layers of older versions, with `_`, `-` and space alike and in lower case. */
const LEGACY_LAYERS: Readonly<Record<string, MapLayer>> = {
  satellite: 'ERSI_IMAGERY',
  'google satellite': 'ERSI_IMAGERY',
  hybrid: 'ERSI_HYBRID',
  topo: 'ERSI_TOPO',
};

type Json = Readonly<Record<string, unknown>>;

function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The value of an own key, so that a settings object cannot answer with what every object inherits. */
function own(record: Json, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function asOneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((one) => one === value);
}

function asTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;
}

function asColor(value: unknown): string | undefined {
  return typeof value === 'string' ? colorOf(value) : undefined;
}

function asOpacity(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= 1 ? number : undefined;
}

function layerOf(legacy: unknown): MapLayer | undefined {
  if (typeof legacy !== 'string') return undefined;
  const name = legacy
    .trim()
    .toLowerCase()
    .replace(/[_\-\s]+/g, ' ');
  const layer = own(LEGACY_LAYERS, name);
  return asOneOf(MAP_LAYERS, layer);
}

function asScaled(value: unknown): ScaledValues | undefined {
  const { low, high, colors } = asRecord(value);
  const isRange = typeof low === 'number' && typeof high === 'number' && low < high && Number.isFinite(high - low);
  const [first, second, third, ...more] = Array.isArray(colors) ? colors.map(asColor) : [];
  if (!isRange || first === undefined || second === undefined || third === undefined || more.length > 0)
    return undefined;
  return { low, high, colors: [first, second, third] };
}

function schemeValues(current: Json, legacy: Json): ColorSchemeValues {
  const defaults = DEFAULT_MAP_SETTINGS.mapColorSchemeValues;
  const scaled = (scheme: ScaledScheme) =>
    asScaled(own(current, scheme)) ?? asScaled(own(legacy, scheme)) ?? defaults[scheme];
  const fill = asColor(asRecord(own(current, 'uniform')).fill) ?? asColor(asRecord(own(legacy, 'uniform')).fill);
  return {
    forage: scaled('forage'),
    restDays: scaled('restDays'),
    seasonADA: scaled('seasonADA'),
    grazingDays: scaled('grazingDays'),
    uniform: { fill: fill ?? defaults.uniform.fill },
    empty: {},
  };
}

/**
 * Brings settings of any older shape, whatever JSON they are, to the present one. Keys of the new shape that are there
 * and valid win over older ones; what is missing or malformed gets its default. Total, pure and idempotent: its
 * own result comes back unchanged.
 *
 * @returns the migrated keys alone, to be merged over the stored settings
 */
export function migratePreferences(legacy: unknown): MapSettings {
  const all = asRecord(legacy);
  const defaults = DEFAULT_MAP_SETTINGS;
  const layers = asRecord(own(all, 'mapActiveLayers'));
  const options = asRecord(own(all, 'mapPaddockOptions'));
  const units = own(all, 'units');
  return {
    mapSelectedColorScheme:
      asOneOf(COLOR_SCHEMES, own(all, 'mapSelectedColorScheme')) ??
      asOneOf(COLOR_SCHEMES, own(all, 'colorScheme')) ??
      defaults.mapSelectedColorScheme,
    mapActiveLayers: {
      mapLayer:
        asOneOf(MAP_LAYERS, own(layers, 'mapLayer')) ??
        layerOf(own(all, 'mapLayer')) ??
        defaults.mapActiveLayers.mapLayer,
      objectLayers: asTexts(own(layers, 'objectLayers')) ?? asTexts(own(all, 'objectLayers')) ?? [],
    },
    mapColorSchemeValues: schemeValues(
      asRecord(own(all, 'mapColorSchemeValues')),
      asRecord(own(all, 'colorSchemeValues')),
    ),
    mapPaddockOptions: {
      paddockOpacity:
        asOpacity(own(options, 'paddockOpacity')) ??
        asOpacity(own(all, 'paddockOpacity')) ??
        defaults.mapPaddockOptions.paddockOpacity,
      fenceColor:
        asColor(own(options, 'fenceColor')) ?? asColor(own(all, 'fenceColor')) ?? defaults.mapPaddockOptions.fenceColor,
    },
    units: isUnits(units) ? units : defaults.units,
  };
}
