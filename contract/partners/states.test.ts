import { stateNamed, STATES, STATES_BY_CODE } from './states';

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

it('knows each by its name and by its postal code, in any case', () => {
  for (const [code, name] of Object.entries(STATES_BY_CODE)) {
    for (const text of [code, code.toLowerCase(), name, name.toUpperCase(), ` ${name}\u00a0`]) {
      expect(stateNamed(text)).toBe(name);
    }
  }
});

it.each(['', ' ', 'XX', 'PR', 'New', 'Mexico', 'constructor', '__proto__'])('takes %j for none', (text) => {
  expect(stateNamed(text)).toBeUndefined();
});
