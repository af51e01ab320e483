import { STATES } from './states';

it('names the 50 states, each once, in the order of the alphabet', () => {
  expect(STATES).toHaveLength(50);
  expect(new Set(STATES).size).toBe(50);
  expect([...STATES].sort((one, other) => one.localeCompare(other, 'en'))).toEqual([...STATES]);
});

it('names no territory and no district', () => {
  for (const name of ['District of Columbia', 'Puerto Rico', 'Guam', 'American Samoa']) {
    expect(STATES).not.toContain(name);
  }
});
