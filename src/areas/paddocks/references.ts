import type { Held } from '@records/index';

interface Referring {
  readonly moves: ReadonlyMap<string, readonly { readonly data: { readonly paddock_uuids: readonly string[] } }[]>;
  readonly lists: readonly (readonly Held<object>[])[];
}

const names = (data: object, uuid: string): boolean =>
  Object.entries(data).some(
    ([field, value]) =>
      (/_uuid$/.test(field) && value === uuid) || (/_uuids$/.test(field) && (value as string[]).includes(uuid)),
  );

/** Whether something in the record still refers to a paddock: then it can be retired, but not deleted. */
export function isReferredTo(uuid: string, { moves, lists }: Referring): boolean {
  for (const ofHerd of moves.values()) {
    if (ofHerd.some(({ data }) => data.paddock_uuids.includes(uuid))) return true;
  }
  return lists.some((list) => list.some(({ data }) => names(data, uuid)));
}
