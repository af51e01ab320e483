/** Whether two values say the same, in whichever order their fields come. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other);
  }
  const [mine, theirs] = [one, other] as Readonly<Record<string, unknown>>[];
  if (mine === undefined || theirs === undefined) return false;
  const names = Object.keys(mine);
  return (
    names.length === Object.keys(theirs).length &&
    names.every((name) => Object.hasOwn(theirs, name) && isDeepEqual(mine[name], theirs[name]))
  );
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => isDeepEqual(each, other[index]));
