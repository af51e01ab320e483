import type { ObjectLayer } from '@contract/people/mapSettings';
import { t } from '@domain/words';

/** What lies on the land: the kinds of places, and notes that have a point. */
export type PlaceKind = 'water' | 'trough' | 'gate' | 'fence' | 'corral' | 'hazard' | 'other' | 'note';

interface PlaceLook {
  readonly label: string;
  /** The layer that shows it; null: it is always shown. */
  readonly layer: ObjectLayer | null;
  /** #rrggbb */
  readonly color: string;
  /** The color of the sign on it. */
  readonly ink: string;
  /** Strokes of a sign, on a square of 24. */
  readonly sign: string;
  /** Of a line: lengths of strokes and gaps in pixels; none: it runs through. */
  readonly dash: readonly number[];
}

const DARK = '#14110a';
const LIGHT = '#ffffff';

/** How places look on the map, beside it and in forms. */
export const PLACE_LOOKS: Readonly<Record<PlaceKind, PlaceLook>> = {
  water: {
    label: t`Water`,
    layer: 'water',
    color: '#1f6f95',
    ink: LIGHT,
    sign: 'M12 3.5c-4 5-6 7.6-6 10.5a6 6 0 0 0 12 0c0-2.9-2-5.5-6-10.5z',
    dash: [],
  },
  trough: {
    label: t`Trough`,
    layer: 'water',
    color: '#1f6f95',
    ink: LIGHT,
    sign: 'M4 8v8h16V8M4 11.5q2-2 4 0t4 0 4 0 4 0',
    dash: [],
  },
  gate: {
    label: t`Gate`,
    layer: 'gates',
    color: '#f3c34f',
    ink: DARK,
    sign: 'M5 5v14M19 5v14M5 8h14M5 12h14M5 16h14',
    dash: [],
  },
  fence: {
    label: t`Fence`,
    layer: 'fences',
    color: '#16261c',
    ink: LIGHT,
    sign: 'M7 4v16M17 4v16M3 9h18M3 15h18',
    dash: [9, 6],
  },
  corral: {
    label: t`Corral`,
    layer: null,
    color: '#7a4b22',
    ink: LIGHT,
    sign: 'M5 5h14v14h-6M5 5v14h4M5 12h14',
    dash: [],
  },
  hazard: {
    label: t`Hazard`,
    layer: null,
    color: '#b3261e',
    ink: LIGHT,
    sign: 'M12 4 3.5 19h17zM12 10v4M12 16.5v.1',
    dash: [3, 6],
  },
  other: {
    label: t`Other`,
    layer: null,
    color: '#5b3fa0',
    ink: LIGHT,
    sign: 'M12 5v14M5.5 8.5l13 7M18.5 8.5l-13 7',
    dash: [],
  },
  note: {
    label: t`Note`,
    layer: 'notes',
    color: '#fff3c4',
    ink: DARK,
    sign: 'M5 4h14v10l-5 6H5zM8.5 9h7M8.5 13h4',
    dash: [],
  },
};

/** What a place may be said to be: all but notes, which are records of their own. */
export const PLACE_KINDS = ['water', 'trough', 'gate', 'fence', 'corral', 'hazard', 'other'] as const;
