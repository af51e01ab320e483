import type { Position, Ring } from '../geometry/Position';
import { t } from '../words';
import type { Chance } from './chance';
import type { Make, SampleRecord } from './SampleRecord';

const NAMES = [
  ...['Creek', 'Mesa', 'North Draw', 'South Draw', 'Cottonwood', 'Windmill', 'Home', 'Horse', 'School', 'Railroad'],
  ...['Big Flat', 'Little Flat', 'Badger', 'Antelope', 'Willow', 'Spring', 'East Ridge', 'West Ridge', 'Saddle'],
  ...['Meadow', 'Bottom', 'Bull Trap', 'Granary', 'Sandhill'],
];
const GRASSES = [t`Bluestem and grama`, t`Switchgrass`, t`Needlegrass and sedge`, t`Brome meadow`];

const COLUMNS = 6;
const ROWS = 4;
/** The south-west corner, and how far apart the corners of paddocks are: about 620 m and 500 m. */
const CORNER = { longitude: -101.62, latitude: 41.93 };
const STEP = { longitude: 0.0075, latitude: 0.0045 };
/** How far a corner lies off the grid at most, in parts of a step: fences follow the land. */
const BEND = 0.14;

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The corners where fences meet, row by row from the south. Neighbors have them in common, so no gap opens. */
function cornersOf(chance: Chance): Position[][] {
  const bent = () => chance(-BEND, BEND);
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (__, column): Position => {
      const { longitude, latitude } = CORNER;
      return [
        rounded(longitude + (column + bent()) * STEP.longitude),
        rounded(latitude + (row + bent()) * STEP.latitude),
      ];
    }),
  );
}

/** The outline between four corners, against the clock, as RFC 7946 has it. */
function ringAt(corners: readonly Position[][], row: number, column: number): Ring {
  const at = (up: number, right: number): Position[] => {
    const corner = corners[row + up]?.[column + right];
    return corner === undefined ? [] : [corner];
  };
  return [at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0, 0)].flat();
}

/** 24 paddocks with shapes that share their edges. */
export function sampleLand(make: Make, chance: Chance): SampleRecord<'paddock'>[] {
  const corners = cornersOf(chance);
  return NAMES.map((name, index) => {
    const ring = ringAt(corners, Math.floor(index / COLUMNS), index % COLUMNS);
    return make('paddock', {
      name,
      shape: { type: 'Polygon', coordinates: [ring] },
      acres: null,
      grazeable_percent: Math.round(chance(82, 100)),
      rating: Math.round(chance(4, 9)),
      parent_uuid: null,
      starts_at: null,
      retired_at: null,
      rest_target_days: null,
      grass_type: GRASSES[index % GRASSES.length] ?? '',
      note: '',
    });
  });
}
