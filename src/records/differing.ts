import { isDeepEqual } from '@domain/lists/isDeepEqual';

/** The fields in which two states of a record differ, as the later one has them. */
export function differing<Data extends object>(before: Data, after: Data): Partial<Data> {
  const was = new Map(Object.entries(before));
  const isOther = ([field, value]: [string, unknown]) => !isDeepEqual(was.get(field), value);
  return Object.fromEntries(Object.entries(after).filter(isOther)) as Partial<Data>;
}
