import { pressActs } from './presses';
import { watchPresses } from './watchPresses';

watchPresses();

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() });
});

/** A press of a button, of which the page hears so much later. */
function press(target: Element, lateMs = 0): void {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 100, clientY: 100, detail: 1 });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() - lateMs });
    target.dispatchEvent(event);
  }
}

function button(act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.addEventListener('click', act);
  document.body.append(made);
  return made;
}

it('D16: a press that a busy page hears of late is the second one that it was', () => {
  const undone = jest.fn();
  const undo = button(undone);
  const accept = button(() => {
    pressActs();
    // The page works, and hears of nothing.
    jest.advanceTimersByTime(1_400);
  });
  press(accept);
  press(undo, 1_300);
  expect(undone).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_020);
  press(undo);
  expect(undone).toHaveBeenCalledTimes(1);
});
