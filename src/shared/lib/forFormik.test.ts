/** @jest-environment node */
import { clone, cloneDeep, isPlainObject, toPath } from './forFormik';

const values = { name: 'Creek', classes: [{ head: 12, gain: null }], phone: undefined, at: new Date(0) };

describe('what stands in the place of lodash in the bundle', () => {
  it('copies a form with all that is in it', () => {
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy).not.toBe(values);
    expect(copy.classes[0]).not.toBe(values.classes[0]);
  });

  it.each([[values], [values.classes], [[]], [{}]])('copies %j, and shares what is in it', (value) => {
    const copy = clone<object>(value);
    expect(copy).toEqual(value);
    expect(copy).not.toBe(value);
    expect(Object.values(copy)[0]).toBe(Object.values(value)[0]);
  });

  it.each([
    ['name', ['name']],
    ['phone.text', ['phone', 'text']],
    ['classes[0].head', ['classes', '0', 'head']],
    ['classes.0.head', ['classes', '0', 'head']],
    ['a[0][1]', ['a', '0', '1']],
  ])('reads the path %s', (path, keys) => expect(toPath(path)).toEqual(keys));

  it('takes a path that is a list as it is', () => expect(toPath(['classes', '0'])).toEqual(['classes', '0']));

  it.each([[{}], [Object.create(null)], [values]])('takes %p for a plain object', (value) =>
    expect(isPlainObject(value)).toBe(true),
  );

  it.each([[[]], [null], ['text'], [new Date()], [new Map()], [undefined]])('takes %p for none', (value) =>
    expect(isPlainObject(value)).toBe(false),
  );
});
