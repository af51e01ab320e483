import { anchorOf } from './anchorOf';
import type { Frame, Pin } from './Frame';
import type { PackedLand } from './packLand';

/** A pin's tag in pixels of CSS: it stands above its place. */
export const PIN = { width: 46, height: 30, foot: 9 } as const;

/** One pin, or several that would lie on each other. */
export interface PlacedPin {
  readonly pins: readonly Pin[];
  /** The point of its foot, in pixels of the frame. */
  readonly x: number;
  readonly y: number;
}

/**
 * Where the pins of a frame stand: those in one paddock side by side, and those that would lie on each other as one. The
 * same for the same frame, on the page as in the worker.
 */
export function placePins(land: PackedLand, pins: readonly Pin[], frame: Frame): PlacedPin[] {
  const placed: { pins: Pin[]; x: number; y: number }[] = [];
  const { left, top, resolution, pixelRatio } = frame;
  for (const pin of pins) {
    const [east, north] = anchorOf(land, pin.paddock);
    const x = (east - left) / resolution;
    const y = (top - north) / resolution;
    const near = placed.find(
      (other) =>
        Math.abs(other.x - x) < PIN.width * pixelRatio && Math.abs(other.y - y) < (PIN.height + PIN.foot) * pixelRatio,
    );
    if (near === undefined) placed.push({ pins: [pin], x, y });
    // A herd behind open gates has a pin in each paddock, and is one herd where they would cover each other.
    else if (near.pins.every(({ herdUuid }) => herdUuid !== pin.herdUuid)) near.pins.push(pin);
  }
  return placed;
}

/** The topmost pin at a place of the frame, in its pixels. */
export function pinAt(placed: readonly PlacedPin[], x: number, y: number, pixelRatio: number): PlacedPin | undefined {
  const half = (PIN.width / 2) * pixelRatio;
  return placed.findLast(
    (pin) => Math.abs(pin.x - x) <= half && y <= pin.y && y >= pin.y - (PIN.height + PIN.foot) * pixelRatio,
  );
}
