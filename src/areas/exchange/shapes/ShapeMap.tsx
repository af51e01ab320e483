import { useMemo } from 'react';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Position, Shape } from '@domain/geometry/Position';
import { boxesMeet, boxOf, boxOfLine, widened } from '@domain/geometry/box';
import { t } from '@domain/words';
import { fits, labelRoom } from '@features/mapSettings/labelRoom';
import { sketchOf, type Sketch } from '@shared/lib/sketch';
import { countsInWords } from '../bringing/Imported';
import type { Becomes, ShapeRow } from './shapeRows';
import styles from './ShapeMap.module.css';

const FRAME = { width: 480, height: 300, margin: 24 };
/** Paths of a few shapes each are drawn much faster than one of thousands. */
const PER_PATH = 32;
/** From this many on nobody could read their names. */
const LABELED_MAX = 60;
/** A point alone is drawn with so much land around it, in meters. */
const AROUND_M = 50;
/** From the lowest to the topmost. */
const ORDER: readonly Becomes[] = ['nothing', 'boundary', 'paddock', 'place'];

interface Drawable {
  readonly row: ShapeRow;
  readonly shape: PlaceShape | Shape;
}

const asLine = ({ coordinates, type }: Exclude<PlaceShape, { type: 'Polygon' }>): readonly Position[] =>
  type === 'Point' ? [coordinates] : coordinates;

/** Something with an edge around it, so that the frame has a size. */
function frameOf(shape: PlaceShape | Shape): Shape {
  if (shape.type === 'Polygon' || shape.type === 'MultiPolygon') return shape;
  const [west, south, east, north] = widened(boxOfLine(asLine(shape)), AROUND_M);
  const corners: readonly Position[] = [
    [west, south],
    [east, north],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}

function pathOf({ placeOf, pathOf: ofShape, pathOfLine }: Sketch, shape: PlaceShape | Shape): string {
  if (shape.type === 'Polygon' || shape.type === 'MultiPolygon') return ofShape(shape);
  if (shape.type === 'LineString') return pathOfLine(shape.coordinates);
  const [x, y] = placeOf(shape.coordinates);
  return `M${x} ${y}h.1`;
}

/** As what it is drawn: a line that becomes a paddock goes around it. */
const lookOf = ({ row: { becomes, found }, shape }: Drawable) =>
  becomes === 'paddock' && found.outline !== null ? found.outline : shape;

const chunks = <Item,>(all: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / PER_PATH) }, (_, part) =>
    all.slice(part * PER_PATH, (part + 1) * PER_PATH),
  );

interface ShapeMapProps {
  rows: readonly ShapeRow[];
  nameOf: (row: ShapeRow) => string;
  /** The paddocks that are there already. */
  ranch: readonly Shape[];
  /** The row that is looked at. */
  marked: string | null;
}

/** What stands in a file, from above, by what it will be, over the paddocks that there are around it. */
export function ShapeMap({ rows, nameOf, ranch, marked }: ShapeMapProps) {
  const drawn = useMemo(
    () => rows.flatMap((row): Drawable[] => (row.found.shape === null ? [] : [{ row, shape: row.found.shape }])),
    [rows],
  );
  const frames = useMemo(() => drawn.map(({ shape }) => frameOf(shape)), [drawn]);
  const sketch = useMemo(() => (frames.length === 0 ? null : sketchOf(frames, FRAME)), [frames]);
  const around = useMemo(() => {
    const corners = frames.flatMap((shape) => {
      const [west, south, east, north] = boxOf(shape);
      return [[west, south] as const, [east, north] as const];
    });
    const whole = boxOfLine(corners);
    return ranch.filter((shape) => boxesMeet(boxOf(shape), whole));
  }, [ranch, frames]);
  if (sketch === null) return null;
  const coming = rows.filter(({ becomes }) => becomes !== 'nothing');
  const words = countsInWords(coming.map(({ becomes }) => ({ kind: becomes })));
  const markedOne = drawn.find(({ row }) => row.key === marked);
  const labeled = coming.length > LABELED_MAX ? [] : drawn.filter(({ row }) => row.becomes === 'paddock');
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={t`The file from above: ${words}`}
    >
      <path className={styles.there} d={around.map(sketch.pathOf).join('')} />
      {ORDER.map((becomes) => (
        <g key={becomes} className={styles[becomes]}>
          {chunks(drawn.filter(({ row, shape }) => row.becomes === becomes && shape.type !== 'Point')).map(
            (part, index) => (
              <path key={index} d={part.map((each) => pathOf(sketch, lookOf(each))).join('')} />
            ),
          )}
          <path
            className={styles.points}
            d={drawn
              .filter(({ row, shape }) => row.becomes === becomes && shape.type === 'Point')
              .map((each) => pathOf(sketch, lookOf(each)))
              .join('')}
          />
        </g>
      ))}
      {markedOne !== undefined && <path className={styles.marked} d={pathOf(sketch, lookOf(markedOne))} />}
      {labeled.map(({ row }) => {
        const room = row.found.outline === null ? undefined : labelRoom(row.found.outline, sketch);
        const name = nameOf(row);
        if (room === undefined || fits([name], room) === 'none') return null;
        const classes = [styles.label, fits([name], room) === 'wide' ? styles.wideOnly : ''].join(' ');
        return (
          <text key={row.key} className={classes} x={room.x} y={room.y + 4} textAnchor="middle">
            {name}
          </text>
        );
      })}
    </svg>
  );
}
