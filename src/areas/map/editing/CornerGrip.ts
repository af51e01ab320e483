import { altKeyOnly, never, primaryAction } from 'ol/events/condition';
import type { EventsKey } from 'ol/events';
import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import Modify from 'ol/interaction/Modify';
import VectorLayer from 'ol/layer/Vector';
import type OlMap from 'ol/Map';
import { unByKey } from 'ol/Observable';
import VectorSource from 'ol/source/Vector';
import type { CornerEdit } from '@domain/geometry/editCorners';
import type { Position, Shape } from '@domain/geometry/Position';
import { draggedCorner } from './draggedCorner';
import type { ExactPlaces } from './exactPlaces';
import { shapeOf, type Ground } from './shapesOnPlane';
import { GRABBED, PICKED } from './handStyles';

interface CornerEvents {
  /** Edits that were made since the last good ones; whether what comes of them is good. */
  readonly onEdits: (edits: readonly CornerEdit[]) => boolean;
  /** The corner that was pressed, or none any more. */
  readonly onPicked: (corner: Position | null) => void;
}

/**
 * Corners in hand: dragged by OpenLayers' own interaction, pressed to be picked, removed by a press with Alt. What becomes
 * of the shapes is left to `editCorners`: this only says which corner went where.
 */
export class CornerGrip {
  private readonly modify: Modify;
  private readonly marks = new VectorSource<Feature<Point>>();
  private readonly layer = new VectorLayer({
    source: this.marks,
    className: 'grazewell-picked',
    zIndex: 6,
    style: [...PICKED],
  });
  private readonly pressed: EventsKey;
  private picked: Position | null = null;
  /** Edits that made a bad shape so far. It stays in hand until further ones mend it. */
  private pending: readonly CornerEdit[] = [];
  /** The shapes that are dragged, as they were before. */
  private before = new Map<Ground, Shape>();

  constructor(
    private readonly map: OlMap,
    private readonly ground: VectorSource<Ground>,
    private readonly places: ExactPlaces,
    reachPx: number,
    private readonly events: CornerEvents,
  ) {
    this.modify = new Modify({
      source: ground,
      style: [...GRABBED],
      pixelTolerance: reachPx,
      condition: (event) => primaryAction(event) && !altKeyOnly(event),
      deleteCondition: never,
    });
    this.modify.on('modifystart', () => {
      this.before = this.shapesInHand();
    });
    this.modify.on('modifyend', () => this.tellDragged());
    this.pressed = map.on('click', (event) => {
      this.pick(this.nearestCorner(event.coordinate, reachPx));
      if (altKeyOnly(event)) this.remove();
    });
    map.addInteraction(this.modify);
    map.addLayer(this.layer);
  }

  dispose(): void {
    this.pick(null);
    unByKey(this.pressed);
    this.map.removeInteraction(this.modify);
    this.map.removeLayer(this.layer);
    // Only removed, it would still hear of each shape, and keep an index of them all.
    this.modify.dispose();
  }

  /** Whether shapes are in hand that are not as they are recorded. */
  isBent(): boolean {
    return this.pending.length > 0;
  }

  /** The shapes in hand are as they are recorded again. */
  straighten(): void {
    this.pending = [];
  }

  /** Picks the corner nearest to the middle of the map; puts one that is picked there. For the keyboard. */
  pickOrPut(): void {
    const center = this.map.getView().getCenter();
    if (center === undefined) return;
    if (this.picked === null) this.pick(this.nearestCorner(center, Infinity));
    else this.tell({ what: 'move', from: this.picked, to: this.places.toPosition(center) });
  }

  /** Removes the corner that is picked. */
  remove(): void {
    if (this.picked !== null) this.tell({ what: 'remove', at: this.picked });
  }

  /** What is told here was done without moving anything in hand, so that a refused edit leaves nothing to mend. */
  private tell(edit: CornerEdit): void {
    if (!this.events.onEdits([...this.pending, edit])) return;
    this.pending = [];
    this.pick(null);
  }

  private tellDragged(): void {
    const edit = [...this.shapesInHand()]
      .flatMap(([feature, shape]) => {
        const before = this.before.get(feature);
        return before === undefined ? [] : (draggedCorner(before, shape) ?? []);
      })
      .at(0);
    this.pick(null);
    if (edit === undefined) return;
    const edits = [...this.pending, edit];
    this.pending = this.events.onEdits(edits) ? [] : edits;
  }

  private shapesInHand(): Map<Ground, Shape> {
    return new Map(
      this.ground.getFeatures().flatMap((feature) => {
        const shape = shapeOf(feature.getGeometry(), this.places);
        return shape === undefined ? [] : [[feature, shape] as const];
      }),
    );
  }

  private pick(corner: Position | null): void {
    if (corner === null && this.picked === null) return;
    this.picked = corner;
    this.marks.clear();
    if (corner !== null) this.marks.addFeature(new Feature(new Point(this.places.toMap(corner))));
    this.events.onPicked(corner);
  }

  /** The corner that is nearest to a point of the map's plane, up to a distance in pixels of CSS. */
  private nearestCorner([x = 0, y = 0]: readonly number[], withinPx: number): Position | null {
    let least = withinPx * (this.map.getView().getResolution() ?? 0);
    let nearest: Position | null = null;
    for (const feature of this.ground.getFeatures()) {
      const points = feature.getGeometry()?.getFlatCoordinates() ?? [];
      for (let at = 0; at < points.length; at += 2) {
        const [east = 0, north = 0] = [points[at], points[at + 1]];
        const distance = Math.hypot(east - x, north - y);
        if (distance > least || (distance === least && nearest !== null)) continue;
        least = distance;
        nearest = this.places.toPosition([east, north]);
      }
    }
    return nearest;
  }
}
