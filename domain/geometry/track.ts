import { distanceM } from './distance';
import type { Position, Shape } from './Position';
import { simplify } from './simplify';

/** Where a device says that it is, and how far off that may be, in meters. */
export interface Fix {
  readonly position: Position;
  readonly accuracyM: number;
}

/** A fix that may be further off is no corner of a fence. */
export const ACCURACY_MAX_M = 25;
/** Positions of a device that stands still differ by about so much, in meters. */
const STEP_M = 3;
/** What is walked is never straighter than that. */
const TOLERANCE_M = 1.5;

/** A walked way with a further fix, where that is good enough and far enough from the last one to be a step. */
export function followed(track: readonly Position[], { position, accuracyM }: Fix): readonly Position[] {
  const last = track.at(-1);
  if (accuracyM > ACCURACY_MAX_M) return track;
  const isStep = last === undefined || distanceM(last, position) >= Math.max(STEP_M, accuracyM / 2);
  return isStep ? [...track, position] : track;
}

/** The shape that a walk around it has: closed, without corners on straight ways. */
export function walkedShape(track: readonly Position[]): Shape {
  const [first] = track;
  const closed = first === undefined ? [] : [...track, first];
  return { type: 'Polygon', coordinates: [simplify(closed, TOLERANCE_M)] };
}
