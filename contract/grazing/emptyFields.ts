import { rulesOf, type RecordKind } from './records';

/** What stands for nothing, in the order in which it is tried. */
const NOTHING = [null, '', []] as const;

/**
 * The data of a record with what was left out of it, where its rule takes nothing: null, an empty text or an empty list. A field
 * that has to say something stays out.
 */
export function withEmptyFields(kind: RecordKind, data: object): object {
  const empty = Object.entries(rulesOf(kind)).flatMap(([field, rule]) => {
    if (Object.hasOwn(data, field)) return [];
    const nothing = NOTHING.find((each) => rule.isValidSync(each, { strict: true }));
    return nothing === undefined ? [] : [[field, nothing] as const];
  });
  return { ...Object.fromEntries(empty), ...data };
}
