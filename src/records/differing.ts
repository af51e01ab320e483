/** The fields in which two states of a record differ, as the later one has them. */
export function differing<Data extends object>(before: Data, after: Data): Partial<Data> {
  const was = new Map(Object.entries(before));
  const isOther = ([field, value]: [string, unknown]) => JSON.stringify(was.get(field)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(isOther)) as Partial<Data>;
}
