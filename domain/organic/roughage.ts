import type { Entry, FeedData } from '../grazing/records';
import type { OrganicRecords } from './organicFacts';

const ROUGHAGE: ReadonlySet<string | undefined> = new Set(['hay', 'silage']);

/** Whether a feeding is roughage: as its feed says, else hay and silage are (rule N6). */
export function isRoughage(
  { uuid, data }: Entry<FeedData>,
  { feedstuffs, whatOfFeed }: Pick<OrganicRecords, 'feedstuffs' | 'whatOfFeed'>,
): boolean {
  const feedstuff = data.feedstuff_uuid === null ? undefined : feedstuffs.get(data.feedstuff_uuid);
  return feedstuff?.roughage ?? ROUGHAGE.has(whatOfFeed.get(uuid));
}
