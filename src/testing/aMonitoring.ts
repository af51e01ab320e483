import { aHerdRecord, CREEK } from './aRecord';

const POINT = { type: 'Point', coordinates: [-101.62, 41.93] };

/** A key area of Creek: at least 4 in of stubble, at most half used. */
export const aKeyAreaRecord = (fields: object = {}) => ({
  ...aHerdRecord('bench'),
  kind: 'key_area',
  data: {
    ...{ name: 'Bench', paddock_uuid: CREEK, point: POINT, plant: 'Western wheatgrass', season_of_use: 'June' },
    ...{ min_stubble_in: 4, max_use_percent: 50, retired_at: null, note: '' },
    ...fields,
  },
});

/** What was read of a key area: a mean of 3.5 in, which is too little. */
export const aUseReadingRecord = (at: string, areaUuid: string, fields: object = {}) => ({
  ...aHerdRecord(`reading ${at}`),
  kind: 'use_reading',
  data: {
    ...{ key_area_uuid: areaUuid, at, heights_in: [4, 3, 3.5], mean_in: null, readings: null, use_percent: 45 },
    ...{ method: 'stubble', by: 'Bo', cause: '', note: '' },
    ...fields,
  },
});

export const aPhotoPointRecord = (fields: object = {}) => ({
  ...aHerdRecord('crossing'),
  kind: 'photo_point',
  data: {
    ...{ name: 'Crossing', paddock_uuid: CREEK, point: POINT, bearing_deg: 90, camera_height_in: 60, lens: '' },
    ...{ landmark: 'Old willow', purpose: '', due_on_day: null, repeat_days: null, at_grazing: 'none' },
    ...{ retired_at: null, note: '' },
    ...fields,
  },
});

export const aTransectRecord = (fields: object = {}) => ({
  ...aHerdRecord('spokes'),
  kind: 'transect',
  data: {
    ...{ name: 'Spokes', paddock_uuid: CREEK, point: POINT, bearing_deg: null, layout: 'spokes_100' },
    ...{ due_on_day: null, repeat_days: null, retired_at: null, note: '' },
    ...fields,
  },
});

/** 100 points of a transect, 18 of them bare. */
export const aTransectReadingRecord = (at: string, transectUuid: string, fields: object = {}) => ({
  ...aHerdRecord(`cover ${at}`),
  kind: 'transect_reading',
  data: {
    ...{ transect_uuid: transectUuid, at, bare: 18, litter: 22, rock: 0, annual_grass: 10, perennial_grass: 40 },
    ...{ forb: 10, shrub: 0, tree: 0, canopy: null, gaps: null, heights_in: [], by: 'Bo', note: '' },
    ...fields,
  },
});
