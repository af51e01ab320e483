/**
 * What formik takes of lodash-es, over what browsers have. The build puts it in lodash's place for formik alone
 * (`webpack.config.ts`): lodash also clones what no form holds, and its hundred modules are a tenth of the first load.
 */

/** A copy of a value of a form, with all that is in it. Functions are none: they throw, as in `structuredClone`. */
export const cloneDeep = <T>(value: T): T => structuredClone(value);

/** A copy of a list or an object, which shares what is in it. */
export const clone = <T extends object>(value: T): T => (Array.isArray(value) ? value.slice() : { ...value }) as T;

/** `classes[0].head` and `classes.0.head` are both `['classes', '0', 'head']`; a list is a path already. */
export const toPath = (path: string | string[]): string[] =>
  Array.isArray(path) ? path.map(String) : path.split(/[.[\]]+/).filter((key) => key !== '');

/** Whether a value is an object as `{}` makes it, and no list, date or instance of a class. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
