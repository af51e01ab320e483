import type { Lacking, Missing } from '@domain/grazing/figure';
import { listed } from '@domain/language/language';

interface Words {
  own: string;
  of: (name: string) => string;
  /** What it is lacked of, where they are counted. */
  many: string;
}

const WORDS: Readonly<Record<Lacking['what'], Words>> = {
  estimate: { own: 'no forage estimate yet', of: (name) => `no forage estimate for ${name}`, many: 'paddocks' },
  acres: { own: 'no acres yet', of: (name) => `no acres for ${name}`, many: 'paddocks' },
  rating: { own: 'no rating yet', of: (name) => `no rating for ${name}`, many: 'paddocks' },
  end: {
    own: 'the season has no last day yet',
    of: () => 'the season has no last day yet',
    many: 'seasons',
  },
  head: { own: 'head not known', of: (name) => `head of ${name} not known`, many: 'herds' },
  weight: { own: 'weight not known', of: (name) => `weight of ${name} not known`, many: 'herds' },
};

/** From this many on they are counted, not named. */
const MANY = 3;

/**
 * What a figure lacks, in words: "no acres for Creek".
 *
 * @param nameOf the name of a herd or a paddock; undefined for what the figure itself is about
 */
export function lackingInWords({ lacks }: Missing, nameOf: (uuid: string) => string | undefined): string {
  const kinds = [...new Set(lacks.map(({ what }) => what))];
  return kinds
    .map((what) => {
      const { own, of, many } = WORDS[what];
      const names = lacks.filter((lack) => lack.what === what).map(({ uuid }) => nameOf(uuid));
      const named = names.filter((name) => name !== undefined);
      if (named.length === 0) return own;
      return of(named.length < MANY ? listed(named) : `${named.length} ${many}`);
    })
    .join(', ');
}
