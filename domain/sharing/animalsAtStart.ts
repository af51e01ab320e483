import { byText, inOrder, type Entry, type TransferData } from '../grazing/records';
import type { SharedRecord } from './shareTerms';
import type { ShareWindow } from './shareWindow';

interface TaggedTransfer extends TransferData {
  readonly tags: readonly string[];
}

interface AnimalInHerd {
  readonly ids: readonly { readonly tag: string }[];
  readonly herd_uuid: string | null;
  readonly at: string | null;
}

interface Left {
  readonly at: string;
  readonly to: string | null;
}

/** By tag: the last transfer before an instant that names it. */
function lastByTag(transfers: readonly Entry<TransferData>[], before: number): Map<string, Left> {
  const last = new Map<string, Left>();
  for (const { at, data } of inOrder(transfers)) {
    if (at >= before) break;
    for (const tag of (data as TaggedTransfer).tags) last.set(tag, { at: data.at, to: data.to_herd_uuid });
  }
  return last;
}

/** Animals in the herds where they were when the window began, as their tags were transferred; without one where they left. */
export function animalsAtStart(
  animals: readonly SharedRecord[],
  transfers: readonly Entry<TransferData>[],
  { since }: ShareWindow,
): SharedRecord[] {
  const last = lastByTag(transfers, since);
  return animals.map((animal) => {
    const data = animal.data as AnimalInHerd;
    if (data.at === null || Date.parse(data.at) >= since) return animal;
    const { at: put } = data;
    const [latest] = data.ids
      .flatMap(({ tag }) => last.get(tag) ?? [])
      .filter(({ at }) => at >= put)
      .sort((one, other) => byText(other.at, one.at));
    if (latest === undefined) return animal;
    const place = latest.to === null ? { herd_uuid: null, at: null } : { herd_uuid: latest.to };
    return { ...animal, data: { ...data, ...place } };
  });
}
