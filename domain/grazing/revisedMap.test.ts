import fc from 'fast-check';
import { differing, revised } from './revisedMap';

interface Value {
  readonly is: number;
}

const aMap = (size: number) =>
  new Map(Array.from({ length: size }, (_none, at): [string, Value] => [`key ${at}`, { is: at }]));
const changesFrom = (entries: readonly (readonly [number, number])[]) =>
  new Map(entries.map(([key, is]): [string, Value] => [`key ${key}`, { is }]));

/** The same as `revised`, by copying. */
const copied = (before: ReadonlyMap<string, Value>, changes: ReadonlyMap<string, Value>) =>
  new Map([...before, ...changes]);

const someChanges = fc.array(fc.array(fc.tuple(fc.nat(1_200), fc.nat(9)), { maxLength: 40 }), { maxLength: 30 });

it('says what a copy with the changes in it says, in the same order, however often it is revised', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 3, 1_000), someChanges, (size, rounds) => {
      let map: ReadonlyMap<string, Value> = aMap(size);
      let copy = map;
      for (const round of rounds) {
        const changes = changesFrom(round);
        [map, copy] = [revised(map, changes), copied(copy, changes)];
        expect(map.size).toBe(copy.size);
      }
      expect([...map]).toEqual([...copy]);
      expect([...map.keys()]).toEqual([...copy.keys()]);
      expect([...map.values()]).toEqual([...copy.values()]);
      const told: [string, Value][] = [];
      map.forEach((value, key) => told.push([key, value]));
      expect(told).toEqual([...copy]);
      for (const [key, value] of copy) expect([map.has(key), map.get(key)]).toEqual([true, value]);
      expect([map.has('none'), map.get('none')]).toEqual([false, undefined]);
    }),
  );
});

it('leaves the map that it revises as it was', () => {
  const before = aMap(1_000);
  const once = revised(before, changesFrom([[1, 7]]));
  revised(once, changesFrom([[1, 8]]));
  expect([before.get('key 1'), once.get('key 1')]).toEqual([{ is: 1 }, { is: 7 }]);
  expect(revised(once, new Map())).toBe(once);
});

it('tells the keys that differ, of maps that share values and of others', () => {
  const before = aMap(1_000);
  const one = revised(
    before,
    changesFrom([
      [1, 7],
      [2_000, 1],
    ]),
  );
  const other = revised(
    one,
    changesFrom([
      [1, 1],
      [2, 5],
    ]),
  );
  const isSame = (mine: Value, theirs: Value) => mine.is === theirs.is;
  expect([...differing(one, one)]).toEqual([]);
  expect([...differing(one, before, isSame)]).toEqual(['key 1', 'key 2000']);
  expect([...differing(before, one, isSame)]).toEqual(['key 1', 'key 2000']);
  expect([...differing(other, one, isSame)]).toEqual(['key 1', 'key 2']);
  expect([...differing(other, before, isSame)]).toEqual(['key 2000', 'key 2']);
  expect([...differing(new Map(other), before, isSame)]).toEqual(['key 2', 'key 2000']);
});
