import { keepPress, takePress } from './carriedPress';
import { isClosed, personWentOn, pressActs, pressBegins } from './presses';

const AT = { x: 100, y: 100 };

/** The press leads to another page of this tab, which begins so much later. */
function nextPage(afterMs = 300): void {
  keepPress();
  personWentOn();
  jest.advanceTimersByTime(afterMs);
  takePress();
}

function pressThatWrites(): void {
  pressBegins(null, AT);
  pressActs();
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  personWentOn();
  sessionStorage.clear();
  jest.useRealTimers();
});

it('D16: the place of a press that led to another page is closed there for a second', () => {
  pressThatWrites();
  nextPage();
  expect(isClosed(null, { x: 110, y: 100 })).toBe(true);
  expect(isClosed(null, { x: 300, y: 100 })).toBe(false);
  jest.advanceTimersByTime(1_020);
  expect(isClosed(null, AT)).toBe(false);
});

it('only the next page knows of it, and none that begins long after', () => {
  pressThatWrites();
  nextPage();
  jest.advanceTimersByTime(1_020);
  nextPage();
  expect(isClosed(null, AT)).toBe(false);
  pressThatWrites();
  nextPage(20_000);
  expect(isClosed(null, AT)).toBe(false);
});

it('a press that wrote nothing closes nothing', () => {
  pressBegins(null, AT);
  nextPage();
  expect(isClosed(null, AT)).toBe(false);
});

it.each(['', '{', 'null', '7', '[]', '{"x":1}', '{"x":"1","y":2,"at":3}'])(
  'R3: %p in its storage closes nothing',
  (text) => {
    sessionStorage.setItem('press', text);
    expect(takePress).not.toThrow();
    expect(isClosed(null, { x: 1, y: 2 })).toBe(false);
  },
);

it('R3: blocked storage keeps nobody from leaving', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  pressThatWrites();
  expect(nextPage).not.toThrow();
  blocked.mockRestore();
});
