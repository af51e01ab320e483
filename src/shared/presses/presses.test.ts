import { isSettling, pressActs, pressAsks } from './presses';
import { watchPresses } from './watchPresses';

watchPresses();

/** What was pressed, in order. */
let acted: string[];
const AT = { x: 100, y: 100 };

/** A button that tells, and then does. */
function button(name: string, act: () => void = () => undefined): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', () => {
    acted.push(name);
    act();
  });
  document.body.append(made);
  return made;
}

/** What a browser sends for a press of a mouse or a finger. */
function press(target: Element, { x, y } = AT): void {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail: 1 };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    target.dispatchEvent(new MouseEvent(type, at));
  }
}

/** A key goes down and up, with the click that a browser makes of it unless it is kept from that. */
function key(target: HTMLElement, name: string, isHeld = false): void {
  target.focus();
  const of = { bubbles: true, cancelable: true, key: name, repeat: isHeld };
  const isOpen = target.dispatchEvent(new KeyboardEvent('keydown', of));
  if (isOpen && (name === 'Enter' || name === ' ')) target.click();
  if (!isHeld) target.dispatchEvent(new KeyboardEvent('keyup', of));
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

// One clock for all, events included: the page has seen the presses of the test before.
beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
});
/** A second after the picture that shows what a press led to. */
const A_SECOND = 1_020;

beforeEach(() => {
  pass(60_000);
  acted = [];
  document.body.replaceChildren();
});

describe.each([50, 300, 700, 990])('D16: %i ms after a press that wrote', (ms) => {
  it('the same control takes no second press', () => {
    const save = button('Save', pressActs);
    press(save);
    pass(ms);
    press(save, { x: 300, y: 100 });
    expect(acted).toEqual(['Save']);
  });

  it('nothing else at the same place takes one', () => {
    const move = button('Move now', () => {
      pressActs();
      move.remove();
    });
    const next = button('Next move now');
    press(move);
    pass(ms);
    press(next, { x: 110, y: 90 });
    expect(acted).toEqual(['Move now']);
  });

  it('something else, a finger away, takes it at once, and its place is free from then on', () => {
    const first = button('Done', pressActs);
    const second = button('Another');
    press(first);
    pass(ms);
    press(second, { x: 100, y: 144 });
    press(first);
    expect(acted).toEqual(['Done', 'Another', 'Done']);
  });

  it('what a program presses for somebody works elsewhere, and not on the same control', () => {
    const save = button('Save', pressActs);
    const other = button('Other');
    save.click();
    pass(ms);
    save.click();
    other.click();
    expect(acted).toEqual(['Save', 'Other']);
  });

  it.each(['Enter', ' '])('the key %j takes no second one where the focus was moved to', (name) => {
    const save = button('Save', pressActs);
    const opener = button('Add herd');
    key(save, name);
    pass(ms);
    key(opener, name);
    expect(acted).toEqual(['Save']);
  });

  it('whoever has gone on with Tab presses what they came to', () => {
    const done = button('Done', pressActs);
    const next = button('Next');
    key(done, 'Enter');
    pass(ms);
    key(done, 'Tab');
    key(next, 'Enter');
    expect(acted).toEqual(['Done', 'Next']);
  });

  it('a field takes what is typed, and the form is sent again after that', () => {
    const another = button('Add another', pressActs);
    const field = document.createElement('input');
    document.body.append(field);
    key(another, 'Enter');
    pass(ms);
    key(field, 'b');
    key(field, ' ');
    key(another, 'Enter');
    expect(acted).toEqual(['Add another', 'Add another']);
  });

  it('what steps takes as many presses as there are steps', () => {
    const undo = button('Undo', pressActs);
    undo.dataset.steps = '';
    press(undo);
    pass(ms);
    press(undo);
    key(undo, 'Enter');
    key(undo, 'Enter');
    expect(acted).toHaveLength(4);
  });
});

it('D16: a second later the same control is pressed again', () => {
  const another = button('Add another', pressActs);
  press(another);
  pass(A_SECOND);
  press(another);
  pass(A_SECOND);
  key(another, 'Enter');
  pass(A_SECOND);
  another.click();
  expect(acted).toHaveLength(4);
});

it('D16: someone who presses on and on has pressed once, until they stop', () => {
  const save = button('Save', pressActs);
  for (let presses = 0; presses < 8; presses += 1) {
    press(save);
    pass(300);
  }
  expect(acted).toHaveLength(1);
  pass(A_SECOND);
  press(save);
  expect(acted).toHaveLength(2);
});

it('D16: a key that is held down presses once', () => {
  const save = button('Save', pressActs);
  const opener = button('Add herd');
  key(save, 'Enter', true);
  for (let repeats = 0; repeats < 40; repeats += 1) {
    pass(100);
    key(opener, 'Enter', true);
  }
  expect(acted).toEqual(['Save']);
});

it('D16: a question is not answered by the press that asked it, but by a key on the button where it begins', () => {
  const retire = button('Retire', pressAsks);
  const yes = button('Yes');
  press(retire);
  pass(300);
  press(yes);
  expect(acted).toEqual(['Retire']);
  pass(A_SECOND);
  key(retire, 'Enter');
  key(yes, 'Enter');
  expect(acted).toEqual(['Retire', 'Retire', 'Yes']);
});

it('D16: what asked a question asks it again once that is gone', () => {
  let isGone = () => undefined as void;
  const retire = button('Retire', () => void (isGone = pressAsks()));
  press(retire);
  pass(300);
  isGone();
  press(retire);
  expect(acted).toEqual(['Retire', 'Retire']);
});

it('D16: what wrote and then asked stays closed when the question is gone', () => {
  let isGone = () => undefined as void;
  const save = button('Save', () => {
    pressActs();
    isGone = pressAsks();
  });
  press(save);
  pass(300);
  isGone();
  press(save);
  expect(acted).toEqual(['Save']);
});

it('D16: a form that a key has opened is not sent by the same key', () => {
  const move = button('Move', pressAsks);
  const field = document.createElement('input');
  document.body.append(field);
  const sent = jest.fn();
  field.addEventListener('keydown', sent);
  key(move, 'Enter');
  pass(300);
  key(field, 'Enter');
  expect(sent).not.toHaveBeenCalled();
  pass(A_SECOND);
  key(field, 'Enter');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('D16: a press that writes nothing closes nothing', () => {
  const more = button('Show more');
  press(more);
  press(more);
  key(more, 'Enter');
  expect(acted).toHaveLength(3);
});

it('D16: a label and its box are one press, and a second one turns it back no more', () => {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', pressActs);
  label.append(box);
  document.body.append(label);
  press(label);
  expect(box.checked).toBe(true);
  pass(300);
  press(label);
  expect(box.checked).toBe(true);
});

it('D16: what an answer shows lies under nobody’s finger for a second more', () => {
  let isShown = () => undefined as void;
  const save = button('Save', () => (isShown = pressActs()));
  const below = button('Below');
  press(save);
  pass(900);
  isShown();
  save.remove();
  pass(600);
  press(below);
  expect(acted).toEqual(['Save']);
  pass(A_SECOND);
  press(below);
  expect(acted).toEqual(['Save', 'Below']);
});

it('D16: an answer that comes when the person is elsewhere closes nothing', () => {
  let isShown = () => undefined as void;
  const save = button('Save', () => (isShown = pressActs()));
  const other = button('Other');
  press(save);
  pass(400);
  press(other, { x: 400, y: 400 });
  isShown();
  press(other, { x: 400, y: 400 });
  expect(acted).toEqual(['Save', 'Other', 'Other']);
});

it('D16: lists settle a second after the last press that wrote, and not under a finger', () => {
  const done = button('Done', pressActs);
  expect(isSettling()).toBe(false);
  press(done);
  expect(isSettling()).toBe(true);
  pass(950);
  const down = { bubbles: true, clientX: 400, clientY: 400, button: 0 };
  document.body.dispatchEvent(new MouseEvent('pointerdown', down));
  pass(500);
  expect(isSettling()).toBe(true);
  document.body.dispatchEvent(new MouseEvent('pointerup', down));
  pass(200);
  expect(isSettling()).toBe(false);
});

it('D16: a second press on a field puts the cursor into it', () => {
  const save = button('Save', pressActs);
  const field = document.createElement('input');
  document.body.append(field);
  const heard = jest.fn();
  field.addEventListener('mousedown', heard);
  press(save);
  press(field);
  expect(heard).toHaveBeenCalledTimes(1);
});
