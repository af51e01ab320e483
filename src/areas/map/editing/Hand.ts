import Feature from 'ol/Feature';
import type { Type } from 'ol/geom/Geometry';
import LineString from 'ol/geom/LineString';
import Point from 'ol/geom/Point';
import Polygon from 'ol/geom/Polygon';
import Draw from 'ol/interaction/Draw';
import Snap from 'ol/interaction/Snap';
import VectorLayer from 'ol/layer/Vector';
import VectorSource from 'ol/source/Vector';
import { unByKey } from 'ol/Observable';
import type { EventsKey } from 'ol/events';
import type OlMap from 'ol/Map';
import type { CornerEdit } from '@domain/geometry/editCorners';
import type { Position, Shape } from '@domain/geometry/Position';
import { CornerGrip } from './CornerGrip';
import { ExactPlaces } from './exactPlaces';
import { geometryOf, type Ground } from './shapesOnPlane';
import { IN_HAND, MOVABLE } from './handStyles';

/** What a hand does: draw a shape, a line or a point, or move the corners that are there. */
export type Grip = 'shape' | 'line' | 'point' | 'corners';

/** What is drawn so far, or the corner that is picked. The last corner of a shape is not its first again. */
export interface Sketch {
  readonly corners: readonly Position[];
  /** The same with the place of the pointer, where the next one would come. */
  readonly withPointer: readonly Position[];
}

export const NO_SKETCH: Sketch = { corners: [], withPointer: [] };

export interface HandEvents {
  readonly onSketch: (sketch: Sketch) => void;
  /** Answers whether the shape is good. One that is not stays in hand. */
  readonly onShape: (shape: Shape) => boolean;
  readonly onLine: (line: readonly Position[]) => void;
  readonly onPoint: (point: Position) => void;
  /** Answers whether what these edits make is good. What is not stays in hand, and comes again with the next edit. */
  readonly onCorners: (edits: readonly CornerEdit[]) => boolean;
}

const SNAP_PX = 12;
const TYPES: Readonly<Record<Exclude<Grip, 'corners'>, Type>> = {
  shape: 'Polygon',
  line: 'LineString',
  point: 'Point',
};

/** Which paddock is drawn first does not matter; putting them in an order takes as long as drawing them. */
const IN_ANY_ORDER = () => 0;

/** Draws and edits on a map by OpenLayers' own interactions. Works over the paddocks in view alone: more would be slow. */
export class Hand {
  private readonly places = new ExactPlaces();
  private readonly ground = new VectorSource<Ground>();
  private readonly layer = new VectorLayer({
    source: this.ground,
    className: 'grazewell-hand',
    zIndex: 5,
    renderOrder: IN_ANY_ORDER,
  });
  private readonly listeners: EventsKey[] = [];
  private readonly taken = new Map<string, { readonly shape: Shape; readonly feature: Ground }>();
  private grip: Grip | null = null;
  private draw: Draw | null = null;
  private corners: CornerGrip | null = null;
  private snap: Snap | null = null;

  /**
   * @param shapes the paddocks that are there now, by uuid
   * @param inView the uuids of those in view
   */
  constructor(
    private readonly map: OlMap,
    private readonly shapes: () => ReadonlyMap<string, Shape>,
    private readonly inView: () => readonly string[],
    private readonly events: HandEvents,
  ) {
    map.addLayer(this.layer);
    this.listeners.push(map.on('moveend', () => this.lookAround()));
  }

  /** Takes a tool in hand, or puts it down: null. What was drawn and not finished is dropped. */
  take(grip: Grip | null): void {
    this.putDown();
    this.grip = grip;
    this.lookAround();
    if (grip === 'corners') this.takeCorners();
    else if (grip !== null) this.takePen(grip);
    if (grip === null) return;
    this.snap = new Snap({ source: this.ground, pixelTolerance: SNAP_PX });
    this.map.addInteraction(this.snap);
  }

  /** The paddocks have changed. */
  refresh(): void {
    this.lookAround();
  }

  /** Puts a corner where the middle of the map is, or picks the one to put there: for the keyboard. */
  addCorner(): void {
    this.corners?.pickOrPut();
    const center = this.map.getView().getCenter();
    if (center === undefined) return;
    if (this.grip === 'point') this.events.onPoint(this.places.toPosition(center));
    else this.draw?.appendCoordinates([center]);
  }

  /** Takes up again what was drawn and not kept. */
  takeUp(shape: Shape): void {
    if (shape.type !== 'Polygon') return;
    const [outline = []] = this.places.ringsToMap(shape.coordinates);
    this.draw?.appendCoordinates(outline.slice(0, -1));
  }

  /** Removes the corner that was drawn last, or the one that is picked. */
  removeCorner(): void {
    this.draw?.removeLastPoint();
    this.corners?.remove();
  }

  finish(): void {
    this.draw?.finishDrawing();
  }

  dispose(): void {
    this.putDown();
    unByKey(this.listeners);
    this.map.removeLayer(this.layer);
  }

  private putDown(): void {
    this.corners?.dispose();
    for (const interaction of [this.draw, this.snap]) {
      if (interaction === null) continue;
      this.map.removeInteraction(interaction);
      // Removed alone it would still hear of each shape, and keep an index of them all.
      interaction.dispose();
    }
    this.draw?.abortDrawing();
    [this.draw, this.corners, this.snap] = [null, null, null];
    this.ground.clear();
    this.taken.clear();
  }

  /** Takes in hand what is in view. What is in hand already and still the same stays, with what was moved of it. */
  private lookAround(): void {
    if (this.grip === null) return;
    const shapes = this.shapes();
    const wanted = new Map(this.inView().map((uuid) => [uuid, shapes.get(uuid)]));
    const isKept = ([uuid, { shape }]: readonly [string, { readonly shape: Shape }]) => wanted.get(uuid) === shape;
    // Neighbors that were bent together are shown as they are recorded together.
    const isAnew = this.corners?.isBent() === true && ![...this.taken].every(isKept);
    if (isAnew) this.corners?.straighten();
    for (const [uuid, { shape, feature }] of this.taken) {
      if (!isAnew && isKept([uuid, { shape }])) continue;
      this.ground.removeFeature(feature);
      this.taken.delete(uuid);
    }
    const added = [...wanted].flatMap(([uuid, shape]): Ground[] => {
      if (shape === undefined || this.taken.has(uuid)) return [];
      const feature: Ground = new Feature(geometryOf(shape, this.places));
      feature.setId(uuid);
      this.taken.set(uuid, { shape, feature });
      return [feature];
    });
    this.ground.addFeatures(added);
    this.layer.setStyle(this.grip === 'corners' ? [...MOVABLE] : null);
  }

  private takePen(grip: 'shape' | 'line' | 'point'): void {
    const draw = new Draw({ type: TYPES[grip], style: [...IN_HAND], snapTolerance: SNAP_PX, stopClick: true });
    draw.on('drawstart', ({ feature }) => {
      const geometry = feature.getGeometry();
      geometry?.on('change', () => this.tellSketch(geometry));
    });
    draw.on('drawabort', () => this.events.onSketch(NO_SKETCH));
    draw.on('drawend', ({ feature }) => {
      this.events.onSketch(NO_SKETCH);
      const geometry = feature.getGeometry();
      if (geometry instanceof Polygon) this.tellShape(draw, geometry);
      else this.tellDrawn(geometry);
    });
    this.draw = draw;
    this.map.addInteraction(draw);
  }

  private tellSketch(geometry: unknown): void {
    const isShape = geometry instanceof Polygon;
    if (!isShape && !(geometry instanceof LineString)) return;
    const points = isShape ? (geometry.getCoordinates()[0] ?? []) : geometry.getCoordinates();
    // A shape in hand is closed after the pointer.
    const withPointer = (isShape ? points.slice(0, -1) : points).map((point) => this.places.toPosition(point));
    this.events.onSketch({ corners: withPointer.slice(0, -1), withPointer });
  }

  private tellShape(draw: Draw, geometry: Polygon): void {
    const rings = geometry.getCoordinates();
    if (this.events.onShape({ type: 'Polygon', coordinates: this.places.toRings(rings) })) return;
    draw.appendCoordinates((rings[0] ?? []).slice(0, -1));
  }

  private tellDrawn(geometry: unknown): void {
    if (geometry instanceof LineString) {
      this.events.onLine(geometry.getCoordinates().map((point) => this.places.toPosition(point)));
    } else if (geometry instanceof Point) {
      this.events.onPoint(this.places.toPosition(geometry.getCoordinates()));
    }
  }

  private takeCorners(): void {
    this.corners = new CornerGrip(this.map, this.ground, this.places, SNAP_PX, {
      onEdits: (edits) => this.events.onCorners(edits),
      onPicked: (corner) => this.events.onSketch(corner === null ? NO_SKETCH : { corners: [corner], withPointer: [] }),
    });
  }
}
