import type { Position } from '@domain/geometry/Position';
import OlMap from 'ol/Map';
import type { FrameState } from 'ol/Map';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import View from 'ol/View';
import { defaults } from 'ol/interaction/defaults';
import { paddockAt } from './anchorOf';
import { Background, type Tiles } from './Background';
import { BitmapLayer } from './BitmapLayer';
import { DragPins } from './DragPins';
import type { Frame, Here, LandLabel, LandLook, Pin } from './Frame';
import { frameOf, isSameFrame, screenFrame } from './frames';
import { LandPainter } from './LandPainter';
import { landInView } from './landInView';
import { AMERICA, isSamePlace, metersAPixel, placeOf, putAt, type MapPlace } from './MapPlace';
import { toMercator, type MapPoint } from './mercator';
import { packLand, type LandShape, type PackedLand } from './packLand';
import { packPlaces, placeAt, type LandPlace, type PackedPlace } from './packPlaces';
import { pinAt, placePins, type PlacedPin } from './placePins';

/** Herds that are dragged: where the pointer is, in pixels of CSS within the map, and the paddock below it. */
export interface HerdDrag {
  readonly herdUuids: readonly string[];
  readonly paddockUuid: string | null;
  readonly x: number;
  readonly y: number;
}

/** What a person pressed. */
export interface Pressed {
  readonly kind: 'paddock' | 'place';
  readonly uuid: string;
}

/** What of the ranch is on the screen. */
export interface InView {
  /** Meters of the ground for a pixel of CSS, in the middle. */
  readonly metersAPixel: number;
  readonly paddockUuids: readonly string[];
}

export interface RanchMapEvents {
  /** Something was pressed, or the ground beside all: null. */
  readonly onPress: (pressed: Pressed | null) => void;
  /** The map was moved by a person and stands still now. */
  readonly onPlace: (place: MapPlace) => void;
  /** The map stands still, after a person or the page has moved it. */
  readonly onView: (view: InView) => void;
  /** Other paddocks than before have their short name in place of their name. */
  readonly onShortened: (paddockUuids: readonly string[]) => void;
  /** Herds are on their way over the map, or no longer: null. */
  readonly onDrag: (drag: HerdDrag | null) => void;
  /** Herds were dragged onto a paddock. */
  readonly onDrop: (herdUuids: readonly string[], paddockUuid: string) => void;
  /** Pictures of the ground fail to come, or come again. */
  readonly onTrouble: (isInTrouble: boolean) => void;
}

const RANCH_ZOOM_MAX = 17;
/** A map at least so wide has its legend over it, in pixels of CSS. */
const WIDE_PX = 528;

const SHEET_PADDING: [number, number, number, number] = [24, 24, 24, 24];

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
  private places: readonly PackedPlace[] = [];
  private last: { frame: Frame; version: number } | null = null;
  private version = 0;
  /** Where it was put without a person's hand. */
  private resting: MapPlace;
  private isBusy = false;
  private shortened = '';

  /** @param sheet how it is drawn for a sheet, on which nothing lies over it */
  constructor(
    target: HTMLElement,
    private readonly events: RanchMapEvents,
    private readonly sheet?: { readonly pixelRatio: number },
  ) {
    this.background = new Background(events.onTrouble);
    this.land = new BitmapLayer('grazewell-land', 1, (state) => this.follow(state));
    this.labels = new BitmapLayer('grazewell-labels', 9);
    this.painter = new LandPainter(({ frame, land, labels, shortened }) => {
      this.land.show(land, frame);
      this.labels.show(labels, frame);
      this.map.render();
      this.tellShortened(shortened);
    });
    this.map = new OlMap({
      target,
      ...sheet,
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
    this.resting = placeOf(this.map);
  }

  /** What is drawn, in this order; subdivisions last. */
  setPaddocks(shapes: readonly LandShape[]): void {
    this.shapes = shapes;
    this.packed = packLand(shapes);
    this.painter.setLand(this.packed);
    this.drawAgain();
    this.tellView();
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

  /** Waters, gates, fences and what else lies on the land; the last one is the topmost. */
  setPlaces(places: readonly LandPlace[], here: Here | null): void {
    this.places = packPlaces(places);
    this.painter.setPlaces(this.places, here);
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
    return placeOf(this.map);
  }

  goTo(place: MapPlace): void {
    putAt(this.map, place);
    this.resting = this.place();
  }

  /** Goes where the person wants to look: that is told as if they had moved the map. */
  lookAt(place: MapPlace): void {
    putAt(this.map, place);
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
    return landInView(this.packed, screenFrame(this.map)).flatMap((index) => this.shapes[index]?.uuid ?? []);
  }

  /** The paddock at a place in degrees, the topmost of several; null: none. */
  paddockHolding(position: Position): string | null {
    return this.paddockAt(toMercator(position));
  }

  /** Whether nobody has moved it yet. */
  isUntouched(): boolean {
    return isSamePlace(this.place(), this.resting);
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

  /** What lies over the map: tools at its left, buttons and the scale at its right, and on a wide one the legend at its foot. */
  private padding(): [top: number, right: number, bottom: number, left: number] {
    if (this.sheet !== undefined) return SHEET_PADDING;
    const [width = 0] = this.map.getSize() ?? [];
    return width < WIDE_PX ? [72, 16, 72, 16] : [80, 148, 160, 88];
  }

  private tellPlace(): void {
    const place = this.place();
    if (!isSamePlace(place, this.resting)) this.events.onPlace(place);
    this.tellView();
  }

  private tellView(): void {
    this.events.onView({ metersAPixel: metersAPixel(this.map), paddockUuids: this.inView() });
  }

  private tellShortened(shortened: readonly number[]): void {
    const uuids = shortened.flatMap((index) => this.shapes[index]?.uuid ?? []).sort();
    if (uuids.join() === this.shortened) return;
    this.shortened = uuids.join();
    this.events.onShortened(uuids);
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
    const start = performance.now();
    const pressed = this.pressedAt(x, y, coordinate);
    // The bench reads it.
    performance.measure('map hit', { start });
    this.events.onPress(pressed);
  }

  /** A herd's paddock, a place, or the paddock there: what lies on top is meant. */
  private pressedAt(x: number, y: number, point: readonly number[]): Pressed | null {
    const [pin] = this.pinAt(x, y)?.pins ?? [];
    const place = pin === undefined ? placeAt(this.places, x, y, screenFrame(this.map)) : undefined;
    if (place !== undefined) return { kind: 'place', uuid: place.uuid };
    const uuid = (pin === undefined ? undefined : this.shapes[pin.paddock]?.uuid) ?? this.paddockAt(point);
    return uuid === null ? null : { kind: 'paddock', uuid };
  }

  private pinAt(x: number, y: number): PlacedPin | undefined {
    return pinAt(placePins(this.packed, this.pins, screenFrame(this.map)), x, y, 1);
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
