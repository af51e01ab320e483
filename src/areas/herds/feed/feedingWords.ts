import { t } from '@domain/words';
import { moreOfFeed } from '@entries/entryKinds';
import { FEED_IN_WORDS, USE_IN_WORDS } from '@entries/inWords';
import type { DataOf, Held } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { wordOf } from '@shared/lib/wording';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';

export type Feeding = Held<DataOf<'feed'>>;

/** What a list says of feedings: "First cut, 1,280 lb, eaten", and when and where it was. */
export function useFeedingWords(feedstuffs: readonly Held<DataOf<'feedstuff'>>[]) {
  const { zone, weight } = useRanchView();
  const nameOf = useNames();
  const named = new Map(feedstuffs.map(({ uuid, data }) => [uuid, data.name]));
  return ({ data }: Feeding) => {
    const feed = named.get(data.feedstuff_uuid ?? '') ?? wordOf(FEED_IN_WORDS, data.what);
    const [amount, use] = [inUnit(data.lb, weight), wordOf(USE_IN_WORDS, data.use).toLowerCase()];
    const place = nameOf(data.paddock_uuid ?? data.herd_uuid ?? '');
    const day = dateAt(Date.parse(data.at), zone);
    return {
      title: t`${feed}, ${amount}, ${use}`,
      when: t`${day}, ${place}`,
      more: [...moreOfFeed(data), data.note].filter(Boolean).join('. '),
      place,
    };
  };
}

export const byLatest = (one: Feeding, other: Feeding): number =>
  one.data.at < other.data.at ? 1 : one.data.at > other.data.at ? -1 : one.uuid < other.uuid ? 1 : -1;
