import type { ColorScheme } from '@contract/people/mapSettings';
import { plural, t } from '@domain/words';

/** What a map shows, by its ranch and the number of its paddocks. */
type MapName = (ranch: string, count: number) => string;

const MAPS: Readonly<Record<ColorScheme, MapName>> = {
  forage: (ranch, count) => t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by forage`,
  restDays: (ranch, count) =>
    t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by rest days`,
  seasonADA: (ranch, count) =>
    t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by season ada`,
  grazingDays: (ranch, count) =>
    t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by grazing days`,
  uniform: (ranch, count) => t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by uniform`,
  empty: (ranch, count) => t`Map of ${ranch}, ${plural(count, { one: '# paddock', other: '# paddocks' })} by empty`,
};

/**
 * What the map is to those who don't see it.
 *
 * @param ranch its name; none before it is known
 * @param count how many paddocks the map draws
 * @param selected the name of the paddock that is selected, if one is
 */
export function mapInWords(scheme: ColorScheme, ranch: string | undefined, count: number, selected?: string): string {
  const some = t({ message: 'the ranch', comment: 'In the place of its name: Map of the ranch, 3 paddocks by forage' });
  const map = MAPS[scheme](ranch ?? some, count);
  return selected === undefined ? map : [map, t`${selected} is selected`].join('. ');
}

/** What the legend of each scheme is called. */
export const LEGENDS: Readonly<Record<ColorScheme, string>> = {
  forage: t`Legend, forage`,
  restDays: t`Legend, rest days`,
  seasonADA: t`Legend, season ada`,
  grazingDays: t`Legend, grazing days`,
  uniform: t`Legend, uniform`,
  empty: t`Legend, empty`,
};
