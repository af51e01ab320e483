import { uuidV7 } from './uuidV7';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');

describe('an id', () => {
  it('begins with its time, and is of version 7', () => {
    const uuid = uuidV7(NOW);
    expect(parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toBe(NOW);
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('comes after those that were made before it, however many in one millisecond', () => {
    const made = Array.from({ length: 10_000 }, () => uuidV7(NOW + 5_000));
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
    expect(uuidV7(NOW + 5_000 - 10) > (made.at(-1) ?? '')).toBe(true);
  });

  it('goes by a clock that was set right', () => {
    uuidV7(NOW + 3_600_000);
    expect(parseInt(uuidV7(NOW).replaceAll('-', '').slice(0, 12), 16)).toBe(NOW);
  });
});
