import OlMap from 'ol/Map';
import type { FrameState } from 'ol/Map';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import View from 'ol/View';
import { defaults } from 'ol/interaction/defaults';
import { anchorOf, paddockAt } from './anchorOf';
import { Background, type Tiles } from './Background';
import { BitmapLayer, cornerOf } from './BitmapLayer';
import { DragPins } from './DragPins';
import type { Frame, LandLabel, LandLook, Pin } from './Frame';
import { LandPainter } from './LandPainter';
import { fromMercator, toMercator, type MapPoint } from './mercator';
import { packLand, type LandShape, type PackedLand } from './packLand';
import { pinAt, placePins, type PlacedPin } from './placePins';

/** What a map shows: the middle in degrees, and the zoom of Web Mercator with pictures of 256 pixels. */
export interface MapPlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** Herds that are dragged: where the pointer is, in pixels of CSS within the map, and the paddock below it. */
export interface HerdDrag {
  readonly herdUuids: readonly string[];
  readonly paddockUuid: string | null;
  readonly x: number;
  readonly y: number;
}

export interface RanchMapEvents {
  /** A paddock was pressed, or the ground beside them: null. */
  readonly onPress: (paddockUuid: string | null) => void;
  /** The map was moved by a person and stands still now; null: it shows the whole ranch again. */
  readonly onPlace: (place: MapPlace | null) => void;
  /** Herds are on their way over the map, or no longer: null. */
  readonly onDrag: (drag: HerdDrag | null) => void;
  /** Herds were dragged onto a paddock. */
  readonly onDrop: (herdUuids: readonly string[], paddockUuid: string) => void;
  /** Pictures of the ground fail to come, or come again. */
  readonly onTrouble: (isInTrouble: boolean) => void;
}

/** How far beyond the screen is drawn, in parts of its size: what comes into view while dragging is there already. */
const MARGIN = 0.15;
const RANCH_ZOOM_MAX = 17;
/** A map at least so wide has its legend over it, in pixels of CSS. */
const WIDE_PX = 528;
const AMERICA: MapPlace = { longitude: -98.6, latitude: 39.8, zoom: 4 };

/** The map of a ranch in an element of the page. What it shows is told; what is done on it is heard. */
export class RanchMap {
  /** For the tools that draw on it. */
  readonly map: OlMap;
  private readonly painter: LandPainter;
  private readonly background: Background;
  private readonly land: BitmapLayer;
  private readonly labels: BitmapLayer;
  private shapes: readonly LandShape[] = [];
  private packed: PackedLand = packLand([]);
  private pins: readonly Pin[] = [];
  private last: { frame: Frame; version: number } | null = null;
  private version = 0;
  /** Where it was put without a person's hand. */
  private resting: MapPlace;
  private isBusy = false;

  constructor(
    target: HTMLElement,
    private readonly events: RanchMapEvents,
  ) {
    this.background = new Background(events.onTrouble);
    this.land = new BitmapLayer('grazewell-land', 1, (state) => this.follow(state));
    this.labels = new BitmapLayer('grazewell-labels', 9);
    this.painter = new LandPainter(({ frame, land, labels }) => {
      this.land.show(land, frame);
      this.labels.show(labels, frame);
      this.map.render();
    });
    this.map = new OlMap({
      target,
      controls: [],
      layers: [this.background.layer, this.land, this.labels],
      interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }).extend([this.dragPins()]),
      view: new View({
        center: [...toMercator([AMERICA.longitude, AMERICA.latitude])],
        zoom: AMERICA.zoom,
        enableRotation: false,
      }),
    });
    this.map.on('singleclick', (event) => this.press(event));
    this.map.on('moveend', () => this.tellPlace());
    this.resting = this.place();
  }

  /** What is drawn, in this order; subdivisions last. */
  setPaddocks(shapes: readonly LandShape[]): void {
    this.shapes = shapes;
    this.packed = packLand(shapes);
    this.painter.setLand(this.packed);
    this.drawAgain();
  }

  setLook(look: LandLook): void {
    this.painter.setLook(look);
    this.drawAgain();
  }

  /** Labels in the order of the paddocks. */
  setLabels(labels: readonly LandLabel[], pins: readonly Pin[]): void {
    this.pins = pins;
    this.painter.setLabels(labels, pins);
    this.drawAgain();
  }

  /** While a tool is in hand, presses and drags are the tool's, and the keys go to the map. */
  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
    if (isBusy) this.map.getTargetElement()?.focus();
  }

  setBackground(tiles: Tiles | undefined): void {
    this.background.show(tiles);
  }

  place(): MapPlace {
    const view = this.map.getView();
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const [longitude, latitude] = fromMercator([x, y]);
    return { longitude, latitude, zoom: view.getZoom() ?? 0 };
  }

  goTo({ longitude, latitude, zoom }: MapPlace): void {
    const view = this.map.getView();
    view.setCenter([...toMercator([longitude, latitude])]);
    view.setZoom(zoom);
    this.resting = this.place();
  }

  /** Shows the whole ranch, or one paddock. Without any shape it stays where it is. */
  showAll(paddockUuid?: string): void {
    const wanted = this.shapes.flatMap(({ uuid }, index) =>
      paddockUuid === undefined || uuid === paddockUuid ? [index] : [],
    );
    if (wanted.length === 0) return;
    const side = (at: number) => wanted.map((index) => this.packed.boxes[index * 4 + at] ?? 0);
    const least = (at: number) => side(at).reduce((one, other) => Math.min(one, other));
    const most = (at: number) => side(at).reduce((one, other) => Math.max(one, other));
    this.map
      .getView()
      .fit([least(0), least(1), most(2), most(3)], { padding: this.padding(), maxZoom: RANCH_ZOOM_MAX });
  }

  /** The uuids of the paddocks in view, in their order. */
  inView(): string[] {
    const [west = 0, south = 0, east = 0, north = 0] = this.map.getView().calculateExtent(this.map.getSize());
    const { boxes } = this.packed;
    return this.shapes.flatMap(({ uuid }, index) => {
      const [left = 0, low = 0, right = 0, high = 0] = boxes.subarray(index * 4, index * 4 + 4);
      return left <= east && right >= west && low <= north && high >= south ? [uuid] : [];
    });
  }

  /** Where the name of a paddock stands, in degrees. */
  middleOf(paddockUuid: string): readonly [longitude: number, latitude: number] | null {
    const index = this.shapes.findIndex(({ uuid }) => uuid === paddockUuid);
    return index < 0 ? null : fromMercator(anchorOf(this.packed, index));
  }

  zoomBy(steps: number): void {
    const view = this.map.getView();
    view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration: 150 });
  }

  dispose(): void {
    this.painter.dispose();
    this.map.setTarget(undefined);
    this.map.dispose();
  }

  /** What lies over the map: tools at its left, buttons at its right, and on a wide one the legend at its foot. */
  private padding(): [top: number, right: number, bottom: number, left: number] {
    const [width = 0] = this.map.getSize() ?? [];
    return width < WIDE_PX ? [72, 16, 72, 16] : [80, 72, 160, 88];
  }

  private tellPlace(): void {
    const place = this.place();
    const { longitude, latitude, zoom } = this.resting;
    const isMoved = place.longitude !== longitude || place.latitude !== latitude || place.zoom !== zoom;
    if (isMoved) this.events.onPlace(place);
  }

  private drawAgain(): void {
    this.version += 1;
    this.map.render();
  }

  /** Asks for a new picture where the last one shows another place or another look. */
  private follow(state: FrameState): void {
    const frame = frameOf(state);
    const isKnown = this.last !== null && this.last.version === this.version && isSameFrame(this.last.frame, frame);
    if (isKnown) return;
    this.last = { frame, version: this.version };
    this.painter.draw(frame);
  }

  private paddockAt(point: readonly number[]): string | null {
    const [x = 0, y = 0] = point;
    const at: MapPoint = [x, y];
    return this.shapes[paddockAt(this.packed, at)]?.uuid ?? null;
  }

  private press({ coordinate, pixel }: MapBrowserEvent): void {
    if (this.isBusy) return;
    const [x = 0, y = 0] = pixel;
    const pin = this.pinAt(x, y);
    const underPin = pin?.pins[0] === undefined ? undefined : this.shapes[pin.pins[0].paddock]?.uuid;
    this.events.onPress(underPin ?? this.paddockAt(coordinate));
  }

  private pinAt(x: number, y: number): PlacedPin | undefined {
    const frame = this.screenFrame();
    return pinAt(placePins(this.packed, this.pins, frame), x, y, 1);
  }

  /** The screen as a frame in pixels of CSS. */
  private screenFrame(): Frame {
    const view = this.map.getView();
    const [width = 0, height = 0] = this.map.getSize() ?? [];
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const resolution = view.getResolution() ?? 1;
    return {
      left: x - (width / 2) * resolution,
      top: y + (height / 2) * resolution,
      resolution,
      width,
      height,
      pixelRatio: 1,
    };
  }

  private dragPins(): DragPins {
    const herdsOf = ({ pins }: PlacedPin) => pins.map(({ herdUuid }) => herdUuid);
    return new DragPins({
      pinAt: (x, y) => (this.isBusy ? undefined : this.pinAt(x, y)),
      onDrag: (pin, { coordinate, pixel: [x = 0, y = 0] }) => {
        this.events.onDrag({ herdUuids: herdsOf(pin), paddockUuid: this.paddockAt(coordinate), x, y });
      },
      onDrop: (pin, { coordinate }) => {
        this.events.onDrag(null);
        const paddock = this.paddockAt(coordinate);
        if (paddock !== null) this.events.onDrop(herdsOf(pin), paddock);
      },
    });
  }
}

function frameOf(state: FrameState): Frame {
  const { left, top, resolution } = cornerOf(state);
  const [width = 0, height = 0] = state.size;
  const { pixelRatio } = state;
  const [besides, above] = [Math.round(width * MARGIN), Math.round(height * MARGIN)];
  return {
    left: left - besides * resolution,
    top: top + above * resolution,
    resolution: resolution / pixelRatio,
    width: Math.round((width + 2 * besides) * pixelRatio),
    height: Math.round((height + 2 * above) * pixelRatio),
    pixelRatio,
  };
}

const isSameFrame = (one: Frame, other: Frame): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.resolution === other.resolution &&
  one.width === other.width &&
  one.height === other.height;
