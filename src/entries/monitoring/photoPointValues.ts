import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { typedPoint } from './pointText';
import {
  NOTHING_REPEATED,
  repeatedAsTyped,
  repeatedProblems,
  repeatedTyped,
  typedBearing,
  type RepeatedValues,
} from './repeatedValues';

type PhotoPoint = DataOf<'photo_point'>;
type Units = Pick<PersonsUnits, 'height'>;

export type PhotoPointValues = RepeatedValues &
  Record<'camera_height_in' | 'lens' | 'landmark' | 'purpose', string> & {
    readonly at_grazing: PhotoPoint['at_grazing'];
  };

export const NO_PHOTO_POINT: PhotoPointValues = {
  ...NOTHING_REPEATED,
  ...{ camera_height_in: '', lens: '', landmark: '', purpose: '', at_grazing: 'none' },
};

export const photoPointAsTyped = (data: PhotoPoint, { height }: Units): PhotoPointValues => ({
  ...repeatedAsTyped(data),
  camera_height_in: typedFrom(data.camera_height_in, height),
  lens: data.lens,
  landmark: data.landmark,
  purpose: data.purpose,
  at_grazing: data.at_grazing,
});

/** The photo point of what was typed; without a point that can be read it has none, which the rules refuse. */
export const photoPointTyped = (
  values: PhotoPointValues,
  paddockUuid: string | null,
  { height }: Units,
  before: PhotoPoint | undefined,
): Omit<PhotoPoint, 'point'> & { point: PhotoPoint['point'] | null } => ({
  ...repeatedTyped(values, before),
  paddock_uuid: paddockUuid,
  point: typedPoint(values.point, before?.point),
  bearing_deg: typedBearing(values.bearing_deg, before?.bearing_deg) ?? NaN,
  camera_height_in: storedAgain(values.camera_height_in, height, before?.camera_height_in),
  lens: values.lens.trim(),
  landmark: values.landmark.trim(),
  purpose: values.purpose.trim(),
  at_grazing: values.at_grazing,
  retired_at: before?.retired_at ?? null,
});

/** What is wrong with what was typed, in the words of the form. */
export const photoPointProblems = (values: PhotoPointValues, { height }: Units) => ({
  ...repeatedProblems(values, { isBearingNeeded: true }),
  ...numberProblems(values, { camera_height_in: recordNumber('photo_point', 'camera_height_in', height) }),
});
