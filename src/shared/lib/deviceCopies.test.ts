import { deviceCopies } from './deviceCopies';

const KEY = 'grazewell:device';
const RIO = { actor: 'maria', ranchUuid: 'rio-seco' };
const OTHERS = [
  { actor: 'maria', ranchUuid: 'mesa' },
  { actor: 'ben', ranchUuid: 'rio-seco' },
  { actor: 'maria admin@example.com', ranchUuid: 'rio-seco' },
];

it('knows a copy from when it is written until it is removed, and none of another person or ranch', () => {
  expect(deviceCopies.has(RIO)).toBe(false);
  deviceCopies.add(RIO);
  deviceCopies.add(RIO);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([RIO]));
  expect([RIO, ...OTHERS].map(deviceCopies.has)).toEqual([true, false, false, false]);
  deviceCopies.remove(RIO);
  expect(deviceCopies.has(RIO)).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('leaves the copies of others as they are', () => {
  [RIO, ...OTHERS].forEach(deviceCopies.add);
  deviceCopies.remove(RIO);
  expect([RIO, ...OTHERS].map(deviceCopies.has)).toEqual([false, true, true, true]);
});

it.each(['', 'no JSON', 'null', '7', '"text"', '{}', '[null, 7, "a", [], {"actor": 1, "ranchUuid": "rio-seco"}]'])(
  'finds nothing in %s, and can be written over it',
  (damaged) => {
    localStorage.setItem(KEY, damaged);
    expect(deviceCopies.has(RIO)).toBe(false);
    deviceCopies.remove(RIO);
    deviceCopies.add(RIO);
    expect(deviceCopies.has(RIO)).toBe(true);
  },
);

it('reads an entry among damaged ones', () => {
  localStorage.setItem(KEY, JSON.stringify([{ actor: 'maria' }, RIO]));
  expect(deviceCopies.has(RIO)).toBe(true);
});

it('finds nothing where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  deviceCopies.add(RIO);
  deviceCopies.remove(RIO);
  expect(deviceCopies.has(RIO)).toBe(false);
  jest.restoreAllMocks();
});
