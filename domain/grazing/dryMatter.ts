import type { Entry, FeedData } from './records';

/** Dry matter of feed, lb: lb as fed × `dm_percent` / 100. Without a dry matter all of it counts as dry (rule F1). */
export const dryLbOf = ({ lb, dm_percent: percent }: Pick<FeedData, 'lb' | 'dm_percent'>): number =>
  percent === null ? lb : (lb * percent) / 100;

/** What feed usually has of dry matter, percent: hay, and silage of corn (University of Nebraska-Lincoln). */
const USUAL: Readonly<Partial<Record<string, number>>> = { hay: 88, silage: 35 };

/** A dry matter that a form offers, and where it is from: the ranch's list of feeds, its last feeding, or what is usual. */
export interface OfferedDryMatter {
  readonly percent: number;
  readonly from: 'list' | 'last' | 'usual';
}

interface Feedstuff {
  readonly uuid: string;
  readonly data: { readonly dm_percent: number | null };
}

type Feeding = Pick<FeedData, 'at' | 'dm_percent' | 'feedstuff_uuid'> & { readonly what: string };

/**
 * The dry matter to offer for a feed: what the list says of it; else what the ranch entered last for that feed, or for its
 * kind where none of the list is chosen; else what is usual for its kind. Null where nothing is.
 */
export function offeredDryMatter(
  { what, feedstuff }: { readonly what: string; readonly feedstuff: Feedstuff | undefined },
  feedings: readonly Pick<Entry<Feeding>, 'data'>[],
): OfferedDryMatter | null {
  const listed = feedstuff?.data.dm_percent ?? null;
  if (listed !== null) return { percent: listed, from: 'list' };
  const uuid = feedstuff?.uuid ?? null;
  let last: Feeding | undefined;
  for (const { data } of feedings) {
    const isThat = data.feedstuff_uuid === uuid && (uuid !== null || data.what === what);
    if (isThat && data.dm_percent !== null && data.at > (last?.at ?? '')) last = data;
  }
  if (typeof last?.dm_percent === 'number') return { percent: last.dm_percent, from: 'last' };
  const usual = USUAL[what];
  return usual === undefined ? null : { percent: usual, from: 'usual' };
}
