import PointerInteraction from 'ol/interaction/Pointer';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import type { PlacedPin } from './placePins';

interface PinDragging {
  /** The pin at a place of the map, in pixels of CSS. */
  pinAt: (x: number, y: number) => PlacedPin | undefined;
  /** Where it is now, and once more with where it was let go. */
  onDrag: (pin: PlacedPin, event: MapBrowserEvent) => void;
  onDrop: (pin: PlacedPin, event: MapBrowserEvent) => void;
}

/** How far a pointer goes before it drags and no longer presses, in pixels of CSS. */
const DRAG_PX = 6;

/** Lets herds be dragged by mouse, pen and finger. A press that does not move goes on to the map. */
export class DragPins extends PointerInteraction {
  private pin: PlacedPin | undefined;
  private isDragged = false;

  constructor({ pinAt, onDrag, onDrop }: PinDragging) {
    let start: readonly [number, number] = [0, 0];
    super({
      handleDownEvent: ({ pixel: [x = 0, y = 0] }) => {
        start = [x, y];
        this.pin = pinAt(x, y);
        this.isDragged = false;
        return this.pin !== undefined;
      },
      handleDragEvent: (event) => {
        const [x = 0, y = 0] = event.pixel;
        this.isDragged ||= Math.hypot(x - start[0], y - start[1]) > DRAG_PX;
        if (this.pin !== undefined && this.isDragged) onDrag(this.pin, event);
      },
      handleUpEvent: (event) => {
        if (this.pin !== undefined && this.isDragged) onDrop(this.pin, event);
        this.pin = undefined;
        return false;
      },
      stopDown: (isHandled) => isHandled,
    });
  }
}
