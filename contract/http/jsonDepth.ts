/** How many lists and objects may be inside one another in what people and machines send: no record has more than 8. */
export const DEPTH_MAX = 64;

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether a value as `JSON.parse` gives it has more than `DEPTH_MAX` lists and objects inside one another; `[]` is one,
 * `[{}]` two. It goes down level by level without calling itself, so that no depth ends the stack: ask it before anything
 * that does call itself (Yup, a walk over shapes, `JSON.stringify`) sees the value.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEPTH_MAX) return true;
    const below: object[] = [];
    for (const nest of level) {
      for (const inner of Array.isArray(nest) ? nest : Object.values(nest)) if (isNest(inner)) below.push(inner);
    }
    level = below;
  }
  return false;
}
