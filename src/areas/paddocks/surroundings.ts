import { boxesMeet, boxOf, type Box } from '@domain/geometry/box';
import type { Shape } from '@domain/geometry/Position';
import type { DataOf, Held } from '@records/index';

type Paddock = Held<DataOf<'paddock'>>;

/** What is drawn with a paddock: what lies beside and beneath it, and its own subdivisions. */
export interface Surroundings {
  readonly around: readonly Shape[];
  readonly parts: readonly Shape[];
}

/** How far the drawing shows the land around, in parts of the paddock's own extent. */
const BEYOND = 0.4;

function reach([west, south, east, north]: Box): Box {
  const [width, height] = [(east - west) * BEYOND, (north - south) * BEYOND];
  return [west - width, south - height, east + width, north + height];
}

/**
 * The land that a paddock's drawing shows beside it. What lies above another paddock comes behind it.
 *
 * @param living the paddocks of the ranch that live now
 */
export function surroundingsOf({ uuid, data: { shape } }: Paddock, living: readonly Paddock[]): Surroundings {
  if (shape === null) return { around: [], parts: [] };
  const box = reach(boxOf(shape));
  const shapesOf = (paddocks: readonly Paddock[]) =>
    paddocks.flatMap(({ data }) => (data.shape !== null && boxesMeet(box, boxOf(data.shape)) ? [data.shape] : []));
  const others = living.filter((other) => other.uuid !== uuid && other.data.parent_uuid !== uuid);
  const isWhole = ({ data }: Paddock) => data.parent_uuid === null;
  return {
    around: [...shapesOf(others.filter(isWhole)), ...shapesOf(others.filter((each) => !isWhole(each)))],
    parts: shapesOf(living.filter(({ data }) => data.parent_uuid === uuid)),
  };
}
