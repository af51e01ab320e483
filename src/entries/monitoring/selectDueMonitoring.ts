import { createSelector } from '@reduxjs/toolkit';
import { occupationsOf } from '@domain/grazing/occupations';
import { dueLooks, type DueLook } from '@domain/monitoring/dueLooks';
import { dueReadings } from '@domain/monitoring/dueReadings';
import { selectAll, selectNow, selectTimelines, type DataOf, type Held, type WithRecords } from '@records/index';
import { selectOpenPlans } from '@records/useOpenPlans';

const areasOf = (state: WithRecords) => selectAll(state, 'key_area');
const readingsOf = (state: WithRecords) => selectAll(state, 'use_reading');
const pointsOf = (state: WithRecords) => selectAll(state, 'photo_point');
const photosOf = (state: WithRecords) => selectAll(state, 'photo');
const transectsOf = (state: WithRecords) => selectAll(state, 'transect');
const coversOf = (state: WithRecords) => selectAll(state, 'transect_reading');

/** A key area that is to be read now, and whole days from today on; below 0 it is overdue. */
export const selectDueReadings = createSelector([areasOf, readingsOf, selectTimelines, selectNow], dueReadings);

/** A photo point or a transect with the look that is due longest. */
export interface DuePlace<K extends 'photo_point' | 'transect'> {
  readonly place: Held<DataOf<K>>;
  readonly due: DueLook;
}

const byDue = <Each extends { readonly due: DueLook }>(places: readonly Each[]): readonly Each[] =>
  places.toSorted((one, other) => one.due.inDays - other.due.inDays);

/** The photo points of which a photo is due now, the longest overdue first. */
export const selectDuePhotoPoints = createSelector(
  [pointsOf, photosOf, selectTimelines, selectOpenPlans, selectNow],
  (points, photos, timelines, plans, now): readonly DuePlace<'photo_point'>[] =>
    byDue(
      points.flatMap((place) => {
        const { paddock_uuid: paddock } = place.data;
        const seen = {
          looks: photos.filter(({ data }) => data.subject_uuid === place.uuid).map(({ data }) => Date.parse(data.at)),
          occupations: paddock === null ? [] : occupationsOf(timelines.visits.get(paddock) ?? []),
          arrivals: plans.flatMap(({ paddockUuids, at }) =>
            paddock !== null && paddockUuids.includes(paddock) ? [at] : [],
          ),
        };
        const [due] = dueLooks(place.data, seen, now, timelines.standard.zone);
        return due === undefined ? [] : [{ place, due }];
      }),
    ),
);

/** The transects that are due to be counted now, the longest overdue first. */
export const selectDueTransects = createSelector(
  [transectsOf, coversOf, selectTimelines, selectNow],
  (transects, readings, timelines, now): readonly DuePlace<'transect'>[] =>
    byDue(
      transects.flatMap((place) => {
        const own = readings.filter(({ data }) => data.transect_uuid === place.uuid);
        const looks = own.map(({ data }) => Date.parse(data.at));
        const [due] = dueLooks(place.data, { looks, occupations: [], arrivals: [] }, now, timelines.standard.zone);
        return due === undefined ? [] : [{ place, due }];
      }),
    ),
);
