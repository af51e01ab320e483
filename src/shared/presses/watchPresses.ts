import { takePress } from './carriedPress';
import { closePlace, controlOf, fingerIsDown, isClosed, lastPress, personWentOn, pressBegins } from './presses';

const TYPED_IN = 'input:not([type]), textarea, [contenteditable="true"]';
const TYPES = ['text', 'email', 'tel', 'search', 'password', 'url', 'number', 'date', 'time', 'datetime-local'];
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
/** Between a finger's leaving and the click that it makes. */
const CLICK_MS = 50;

function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && TYPES.includes(target.type)) return true;
  return target instanceof Element && target.matches(TYPED_IN);
}

/** Nothing is written by a press on what is typed in, nor by opening a list of the browser's own. */
const isHarmless = (target: EventTarget | null) =>
  isTypedIn(target) || (target instanceof Element && target.closest('select') !== null);

/** When an event was made, by the clock of `performance.now()`, also where the events have a clock that is ahead. */
const madeAt = ({ timeStamp }: Event): number => Math.min(timeStamp, performance.now());

let isPointerSwallowed = false;
let swallowedKey: string | null = null;

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  // The default of a finger's touch is to scroll, which it may.
  if (event.type !== 'pointerdown' && !event.type.startsWith('touch')) event.preventDefault();
  // Someone who presses again and again has pressed once, until they stop.
  if (['pointerdown', 'keydown', 'click'].includes(event.type)) closePlace();
}

function onPointerDown(event: PointerEvent): void {
  if (event.button !== 0) return;
  fingerIsDown(true);
  // The window may have been left with the key down.
  swallowedKey = null;
  const point = { x: event.clientX, y: event.clientY };
  const control = controlOf(event.target);
  isPointerSwallowed = isClosed(control, point, madeAt(event)) && !isHarmless(event.target);
  if (isPointerSwallowed) swallow(event);
  else pressBegins(control, point);
}

function onPointerUp(event: PointerEvent): void {
  setTimeout(fingerIsDown, CLICK_MS, false);
  if (isPointerSwallowed) {
    swallow(event);
    return;
  }
  const press = lastPress();
  if (press !== null && press.point !== null && !press.isOver) press.point = { x: event.clientX, y: event.clientY };
}

/** What a browser adds to the events of a pointer, for those who hear no others. */
function onAdded(event: Event): void {
  if (isPointerSwallowed) swallow(event);
}

/** A click of a swallowed press, or one that no press came before: of a program that presses for somebody. */
function onClick(event: MouseEvent): void {
  const isByPointer = event.detail > 0;
  const control = controlOf(event.target);
  const press = lastPress();
  const isOwn = press !== null && !press.isOver;
  const isSwallowed = isByPointer ? isPointerSwallowed : swallowedKey !== null;
  if (isSwallowed || (!isOwn && isClosed(control, null, madeAt(event)))) {
    swallow(event);
    return;
  }
  if (!isOwn) pressBegins(control, isByPointer ? { x: event.clientX, y: event.clientY } : null);
  // The clicks that it leads to by itself are one with it: of a label on its box, of a link that saves a file.
  const own = lastPress();
  if (own !== null) setTimeout(() => (own.isOver = true));
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (MODIFIERS.includes(key)) return;
  const isLetter = isTypedIn(target) && (key !== 'Enter' || target instanceof HTMLTextAreaElement);
  if ((key !== 'Enter' && key !== ' ') || isLetter) {
    personWentOn();
    return;
  }
  const press = lastPress();
  swallowedKey = null;
  // After a key the focus may be where the press has led it: the person has not chosen what has it now.
  const isUnchosen = press !== null && press.point === null && press.closedUntil > madeAt(event);
  // A question begins at its harmless button, a form at a field, whose Enter sends it.
  const isSafe = press?.hasAsked === true && target instanceof HTMLButtonElement && !event.repeat;
  if ((isUnchosen && !isSafe) || isClosed(controlOf(target), null, madeAt(event))) {
    swallowedKey = key;
    swallow(event);
  } else if (!event.repeat) pressBegins(controlOf(target));
}

function onKeyUp(event: KeyboardEvent): void {
  if (event.key !== swallowedKey) return;
  swallow(event);
  // Some browsers send the click of a space bar after this.
  setTimeout(() => (swallowedKey = null));
}

function onInput({ target }: Event): void {
  if (isTypedIn(target)) personWentOn();
}

/**
 * Sees every press before anything else on the page does, so that one press stays one: a second on the same control, or
 * on whatever lies at the same place by then, within a second of one that wrote, is swallowed (docs/decisions/0023).
 * To be called once, before there is anything to be pressed.
 */
export function watchPresses(): void {
  const hear = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: false });
  hear('pointerdown', onPointerDown);
  hear('pointerup', onPointerUp);
  hear('pointercancel', () => fingerIsDown(false));
  hear('mousedown', onAdded);
  hear('mouseup', onAdded);
  hear('dblclick', onAdded);
  hear('click', onClick);
  hear('keydown', onKeyDown);
  hear('keyup', onKeyUp);
  hear('input', onInput);
  takePress();
}
