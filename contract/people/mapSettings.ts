import { MAP_LAYERS, type MapLayer } from '../http/mapTiles';

/** What paddocks may be colored by. */
export const COLOR_SCHEMES = ['forage', 'restDays', 'seasonADA', 'grazingDays', 'uniform', 'empty'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export { MAP_LAYERS, type MapLayer };

/** Schemes that color by a measure, between two thresholds. */
export type ScaledScheme = Exclude<ColorScheme, 'uniform' | 'empty'>;

/** What can be drawn over the paddocks. Stored lists may name more. */
export const OBJECT_LAYERS = ['water', 'gates', 'fences', 'notes'] as const;
export type ObjectLayer = (typeof OBJECT_LAYERS)[number];

/**
 * A scheme that colors by a measure: below `low` the first color, between the two the second, above `high` the third.
 * Rest and grazing are in days, ADA in animal days per acre, forage in pounds per acre.
 */
export interface ScaledValues {
  low: number;
  high: number;
  colors: [low: string, mid: string, high: string];
}

export interface ColorSchemeValues extends Record<ScaledScheme, ScaledValues> {
  uniform: { fill: string };
  empty: Record<string, never>;
}

/** The part of a person's settings that says how the map looks. */
export interface MapLook {
  mapSelectedColorScheme: ColorScheme;
  mapActiveLayers: { mapLayer: MapLayer; objectLayers: string[] };
  mapColorSchemeValues: ColorSchemeValues;
  mapPaddockOptions: { paddockOpacity: number; fenceColor: string };
}

/** How the map looks and how it measures. */
export interface MapSettings extends MapLook {
  units: 'imperial' | 'metric';
}

const RED = '#c8553d';
const YELLOW = '#e0b04b';
const GREEN = '#5b9a63';

/** Where nobody has chosen anything else. */
export const DEFAULT_MAP_SETTINGS: Readonly<MapSettings> = {
  mapSelectedColorScheme: 'restDays',
  mapActiveLayers: { mapLayer: 'ERSI_IMAGERY', objectLayers: [] },
  mapColorSchemeValues: {
    forage: { low: 500, high: 1500, colors: [RED, YELLOW, GREEN] },
    restDays: { low: 30, high: 60, colors: [RED, YELLOW, GREEN] },
    seasonADA: { low: 20, high: 60, colors: [RED, YELLOW, GREEN] },
    grazingDays: { low: 3, high: 7, colors: [GREEN, YELLOW, RED] },
    uniform: { fill: '#229959' },
    empty: {},
  },
  mapPaddockOptions: { paddockOpacity: 0.3, fenceColor: 'white' },
  units: 'imperial',
};
