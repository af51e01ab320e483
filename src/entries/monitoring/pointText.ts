import type { Point } from '@domain/geometry/placeProblem';
import type { Position } from '@domain/geometry/Position';
import { readPosition, writePosition } from '@domain/formats/positionText';

/** Finer than a device knows where it is: about 10 cm. */
const DECIMALS = 6;

/** A position as a device tells it, as it is typed. */
export const hereTyped = ([longitude, latitude]: Position): string =>
  writePosition([Number(longitude.toFixed(DECIMALS)), Number(latitude.toFixed(DECIMALS))]);

export const pointTyped = (point: Point | null): string => (point === null ? '' : writePosition(point.coordinates));

/** The point that was typed, latitude first; the one before where nobody typed another, null where it cannot be read. */
export function typedPoint(text: string, before: Point | null | undefined): Point | null {
  if (before !== undefined && text === pointTyped(before)) return before;
  if (text.trim() === '') return null;
  const read = readPosition(text);
  return 'position' in read ? { type: 'Point', coordinates: read.position } : null;
}

/** What is wrong with the position that was typed. */
export function pointProblems({ point }: { readonly point: string }): { point?: string } {
  if (point.trim() === '') return {};
  const read = readPosition(point);
  return 'problem' in read ? { point: read.problem } : {};
}
