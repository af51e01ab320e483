import type { FeatureLike } from 'ol/Feature';
import LineString from 'ol/geom/LineString';
import MultiPoint from 'ol/geom/MultiPoint';
import MultiPolygon from 'ol/geom/MultiPolygon';
import Polygon from 'ol/geom/Polygon';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';

const INK = '#14110a';
const HAND = '#1769aa';

const corner = (radius: number, fill = '#ffffff') =>
  new CircleStyle({ radius, fill: new Fill({ color: fill }), stroke: new Stroke({ color: INK, width: 2 }) });

/** All corners of a shape or a line, each to be taken in hand. */
function cornersOf(feature: FeatureLike): MultiPoint | undefined {
  const geometry = feature.getGeometry();
  const hasCorners = geometry instanceof Polygon || geometry instanceof MultiPolygon || geometry instanceof LineString;
  return hasCorners ? new MultiPoint(geometry.getFlatCoordinates(), geometry.getLayout()) : undefined;
}

const cornersAt = (zIndex: number) =>
  new Style({ image: corner(5), geometry: (feature) => cornersOf(feature), zIndex });

/** What is drawn now: a light fill, a strong line on a white one, and its corners. */
export const IN_HAND: readonly Style[] = [
  new Style({
    fill: new Fill({ color: 'rgba(23, 105, 170, 0.18)' }),
    stroke: new Stroke({ color: '#ffffff', width: 6 }),
  }),
  new Style({ stroke: new Stroke({ color: HAND, width: 3 }), image: corner(6) }),
  cornersAt(0),
];

/**
 * The paddocks whose corners can be moved: all white lines below all dark ones, and the corners above both. So no line crosses
 * a neighbor's corner, and the pen is changed twice and not twice for each paddock.
 */
export const MOVABLE: readonly Style[] = [
  new Style({ stroke: new Stroke({ color: '#ffffff', width: 5 }), zIndex: 0 }),
  new Style({ stroke: new Stroke({ color: INK, width: 2 }), zIndex: 1 }),
  cornersAt(2),
];

/** The corner below the pointer. */
export const GRABBED: readonly Style[] = [new Style({ image: corner(8) })];

/** The corner that was pressed. */
export const PICKED: readonly Style[] = [new Style({ image: corner(8, HAND) })];
