import type { Position } from '@domain/geometry/Position';
import type { Editing } from './useEditing';

/** From this many corners on nobody wants to begin from the start. */
const WORTH_ASKING = 2;

/** Whether something is drawn or walked that is lost when the tool is put down. What is measured is not kept at all. */
export function isWorkInHand({ tool, sketch }: Editing, track: readonly Position[]): boolean {
  if (tool === 'walk') return track.length >= WORTH_ASKING;
  return tool !== 'measure' && (sketch?.corners.length ?? 0) >= WORTH_ASKING;
}
