import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './useIsPast';

const NOW = 1_900_000_000_000;
const A_DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  jest.useRealTimers();
});

const isPast = (moment: number) => renderHook(() => useIsPast(moment)).result;

it.each([NOW - 1, NOW, 0, -Infinity])('knows at once of %d', (moment) => {
  expect(isPast(moment).current).toBe(true);
});

it('turns when the moment comes, and not a millisecond before', () => {
  const result = isPast(NOW + 5_000);
  act(() => jest.advanceTimersByTime(4_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('turns at a moment between two milliseconds', () => {
  const result = isPast(NOW + 0.4);
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(2));
  expect(result.current).toBe(true);
});

it('waits longer than a timer can count', () => {
  const result = isPast(NOW + 60 * A_DAY);
  for (let day = 1; day < 60; day += 1) {
    act(() => jest.advanceTimersByTime(A_DAY));
    expect(result.current).toBe(false);
  }
  act(() => jest.advanceTimersByTime(A_DAY));
  expect(result.current).toBe(true);
});

it('waits without end for a moment that never comes', () => {
  const result = isPast(Infinity);
  act(() => jest.advanceTimersByTime(60 * A_DAY));
  expect(result.current).toBe(false);
});

it('goes by the new moment when it is another', () => {
  const { result, rerender } = renderHook(({ moment }) => useIsPast(moment), {
    initialProps: { moment: NOW + 10_000 },
  });
  act(() => jest.advanceTimersByTime(5_000));
  rerender({ moment: NOW + 6_000 });
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
  rerender({ moment: NOW + 60_000 });
  expect(result.current).toBe(false);
});

it('leaves no timer behind with the page', () => {
  const { unmount } = renderHook(() => useIsPast(NOW + 5_000));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
