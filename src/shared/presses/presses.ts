/** How long the place of a press that wrote takes no other, in ms. */
const CLOSED_MS = 1_000;
/** Half the width of a finger: a second press by the same hand is no farther from the first, in pixels of the window. */
const REACH_PX = 24;
/** What is shown later than this after a press is not awaited with a finger above it, in ms. */
const PATIENCE_MS = 15_000;
/** How often a list looks whether the finger that was on it has gone. */
const LOOK_MS = 50;

/** What acts when it is pressed, as one thing wherever on it the press lands. A map or a drawing acts by place alone. */
const CONTROL =
  'button, a[href], summary, input, select, textarea, [role="button"], [role="link"], [role^="menuitem"], [role="option"]';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press of a mouse, a finger or a key, or of a program that presses for somebody. */
interface Press {
  readonly control: Element | null;
  /** Where it was let go of, in pixels of the window; null for a key, which presses nowhere. */
  point: Point | null;
  readonly at: number;
  /** Until when nothing else that it would hit is pressed; 0 while it has written nothing. */
  closedUntil: number;
  /** It has opened a question. */
  hasAsked: boolean;
  /** It has written something. */
  hasWritten: boolean;
  /** Its click has gone by. */
  isOver: boolean;
}

const listeners = new Set<() => void>();
let last: Press | null = null;
let isSettlingNow = false;
let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is pressed by a press on an element; null where a place is pressed and no control. */
export function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(CONTROL) ?? target.closest('label')?.control ?? null;
}

/** The newest press. One that comes after another has opened its place again. */
export const lastPress = (): Press | null => last;

export function pressBegins(control: Element | null, point: Point | null = null): void {
  last = { control, point, at: performance.now(), closedUntil: 0, hasAsked: false, hasWritten: false, isOver: false };
}

/** The person has done something else meanwhile: whatever they press next is meant. */
export function personWentOn(): void {
  last = null;
}

/**
 * Whether a press would be another of the one that has just written: of the same control, or at the same place.
 *
 * @param at when it was made, by the clock of `performance.now()`: a busy page hears of a press long after it
 */
export function isClosed(control: Element | null, point: Point | null = null, at = performance.now()): boolean {
  if (last === null || last.closedUntil <= at) return false;
  if (control !== null && control === last.control) return true;
  return (
    point !== null && last.point !== null && Math.hypot(point.x - last.point.x, point.y - last.point.y) <= REACH_PX
  );
}

function settle(isSettling: boolean): void {
  isSettlingNow = isSettling;
  for (const listener of listeners) listener();
}

function settleSoon(inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => (isDown ? settleSoon(LOOK_MS) : settle(false)), inMs);
}

/** A finger is down somewhere, or was a moment ago: what it lies on must not move from under it. */
export function fingerIsDown(is: boolean): void {
  isDown = is;
}

/** The place of the newest press stays closed for a second from now, and what is shown is settling meanwhile. */
export function closePlace(): void {
  const press = last;
  if (press === null) return;
  const closeFromNow = () => {
    press.closedUntil = performance.now() + CLOSED_MS;
    settleSoon(CLOSED_MS);
  };
  settle(true);
  closeFromNow();
  // Nobody sees what the press led to before the next picture, which a busy page draws late.
  requestAnimationFrame(() => {
    if (press === last && press.closedUntil > 0) closeFromNow();
  });
}

/** Closes the place of a press that was made before this page began. */
export function placeWasPressed(point: Point): void {
  pressBegins(null, point);
  if (last !== null) last.isOver = true;
  closePlace();
}

/**
 * Tells that the newest press has opened a question, which it must not answer as well.
 *
 * @returns to be called when the question is gone: what asked it, and wrote nothing, can ask it again at once
 */
export function pressAsks(): () => void {
  const press = last;
  if (press === null || performance.now() - press.at > PATIENCE_MS) return () => undefined;
  press.hasAsked = true;
  closePlace();
  return () => {
    if (!press.hasWritten) press.closedUntil = 0;
  };
}

/**
 * Tells that the newest press writes: for a second nothing that then lies where it was takes another
 * one, and lists keep their rows. The ways to write call it, so that no button has to.
 *
 * @returns to be called when what came of it is shown, as with an answer that closes the form: the second starts again
 */
export function pressActs(): () => void {
  const press = last;
  const close = () => {
    if (press === null || press !== last || performance.now() - press.at > PATIENCE_MS) return;
    press.hasWritten = true;
    // What goes step by step is pressed as often as there are steps.
    if (press.control === null || press.control.closest('[data-steps]') === null) closePlace();
  };
  close();
  return close;
}

/** Whether what a press has led to is younger than a second. */
export const isSettling = (): boolean => isSettlingNow;

export function hearSettling(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
