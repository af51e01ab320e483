import type { DataOf } from '@records/index';
import { typedPoint } from './pointText';
import { NOTHING_REPEATED, repeatedAsTyped, repeatedTyped, typedBearing, type RepeatedValues } from './repeatedValues';

type Transect = DataOf<'transect'>;

export type TransectValues = RepeatedValues & { readonly layout: Transect['layout'] };

export const NO_TRANSECT: TransectValues = { ...NOTHING_REPEATED, layout: 'spokes_100' };

export const transectAsTyped = (data: Transect): TransectValues => ({ ...repeatedAsTyped(data), layout: data.layout });

/** The transect of what was typed; without a point that can be read it has none, which the rules refuse. */
export const transectTyped = (
  values: TransectValues,
  paddockUuid: string,
  before: Transect | undefined,
): Omit<Transect, 'point'> & { point: Transect['point'] | null } => ({
  ...repeatedTyped(values, before),
  paddock_uuid: paddockUuid,
  point: typedPoint(values.point, before?.point),
  bearing_deg: typedBearing(values.bearing_deg, before?.bearing_deg),
  layout: values.layout,
  retired_at: before?.retired_at ?? null,
});
