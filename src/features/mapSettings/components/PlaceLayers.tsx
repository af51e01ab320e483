import type { ObjectLayer } from '@contract/people/mapSettings';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Sketch } from '@shared/lib/sketch';
import type { SketchedPlace } from '../SketchedRanch';

interface PlacesProps {
  places: readonly SketchedPlace[];
  sketch: Sketch;
}

/** Points as dots, lines and outlines as they run. */
function pathOf({ pathOf: ofShape, pathOfLine, placeOf }: Sketch, shape: PlaceShape): string {
  if (shape.type === 'Polygon') return ofShape(shape);
  if (shape.type === 'LineString') return pathOfLine(shape.coordinates);
  const [x, y] = placeOf(shape.coordinates);
  return `M${x} ${y}h.1`;
}

const LOOKS: Readonly<Record<ObjectLayer, { color: string; around: string; width: number }>> = {
  water: { color: '#2f83a8', around: '#fff', width: 8 },
  fences: { color: '#16261c', around: '#fbf6e6', width: 2.5 },
  gates: { color: '#f3c34f', around: '#16261c', width: 7 },
  notes: { color: '#fff3c4', around: '#16261c', width: 11 },
};

/** From the lowest to the topmost. */
const ORDER: readonly ObjectLayer[] = ['water', 'fences', 'gates', 'notes'];

/** Waters, fences, gates and notes of the person's own ranch, as far as their layers are on. */
export function PlaceLayers({ layers, places, sketch }: PlacesProps & { layers: readonly string[] }) {
  return ORDER.filter((layer) => layers.includes(layer)).map((layer) => {
    const { color, around, width } = LOOKS[layer];
    const path = places
      .filter((place) => place.layer === layer)
      .map(({ shape }) => pathOf(sketch, shape))
      .join('');
    return (
      <g key={layer} data-layer={layer} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={path} stroke={around} strokeWidth={width + 3} />
        <path d={path} stroke={color} strokeWidth={width} />
      </g>
    );
  });
}
