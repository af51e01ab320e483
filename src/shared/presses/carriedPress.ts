import { isClosed, lastPress, placeWasPressed } from './presses';

const KEY = 'press';
/** A page that begins later than this after a press is not awaited with a finger above it, in ms. */
const PATIENCE_MS = 15_000;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Keeps the place of a press that has written, for the next page of this tab: the press may have led there. */
export function keepPress(): void {
  const press = lastPress();
  if (press === null || press.point === null || !isClosed(press.control, press.point)) return;
  const kept = { ...press.point, at: Date.now() - (performance.now() - press.at) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage that is blocked or full keeps nobody from leaving.
  }
}

/** Closes the place of the press that led to this page, for a second from now. */
export function takePress(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    const { x, y, at } = (kept ?? {}) as Record<string, unknown>;
    if (!isNumber(x) || !isNumber(y) || !isNumber(at)) return;
    const ago = Date.now() - at;
    if (ago >= 0 && ago <= PATIENCE_MS) placeWasPressed({ x, y });
  } catch {
    // What cannot be read was not pressed.
  }
}
