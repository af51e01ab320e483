import type { Lacking, Missing } from '@domain/grazing/figure';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';

interface Words {
  own: string;
  of: (name: string) => string;
  /** Of as many as are counted. */
  ofMany: (count: number) => string;
}

/** What has one wording, since it is the whole ranch's. */
const only = (own: string): Words => ({ own, of: () => own, ofMany: () => own });

const WORDS: Readonly<Record<Lacking['what'], Words>> = {
  estimate: {
    own: t`no forage estimate yet`,
    of: (name) => t`no forage estimate for ${name}`,
    ofMany: (count) =>
      plural(count, { one: 'no forage estimate for # paddock', other: 'no forage estimate for # paddocks' }),
  },
  acres: {
    own: t`no acres yet`,
    of: (name) => t`no acres for ${name}`,
    ofMany: (count) => plural(count, { one: 'no acres for # paddock', other: 'no acres for # paddocks' }),
  },
  rating: {
    own: t`no rating yet`,
    of: (name) => t`no rating for ${name}`,
    ofMany: (count) => plural(count, { one: 'no rating for # paddock', other: 'no rating for # paddocks' }),
  },
  end: only(t`the season has no last day yet`),
  head: {
    own: t`head unknown`,
    of: (name) => t`head of ${name} unknown`,
    ofMany: (count) => plural(count, { one: 'head of # herd unknown', other: 'head of # herds unknown' }),
  },
  dm_percent: {
    own: t`dry matter is missing`,
    of: () => t`dry matter is missing`,
    ofMany: (count) => {
      const entries = plural(count, { one: '# entry', other: '# entries' });
      return t`dry matter of ${entries} is missing`;
    },
  },
  weight: {
    own: t`weight unknown`,
    of: (name) => t`weight of ${name} unknown`,
    ofMany: (count) => plural(count, { one: 'weight of # herd unknown', other: 'weight of # herds unknown' }),
  },
  hay: {
    own: t`hay without its dry matter`,
    of: (name) => t`hay without its dry matter in ${name}`,
    ofMany: (count) =>
      plural(count, {
        one: 'hay without its dry matter in # paddock',
        other: 'hay without its dry matter in # paddocks',
      }),
  },
  amount: {
    own: t`a treatment without its amount`,
    of: (name) => t`a treatment without its amount in ${name}`,
    ofMany: (count) =>
      plural(count, {
        one: 'a treatment without its amount in # paddock',
        other: 'treatments without their amount in # paddocks',
      }),
  },
  nitrogen: {
    own: t`a treatment without its nitrogen`,
    of: (name) => t`a treatment without its nitrogen in ${name}`,
    ofMany: (count) =>
      plural(count, {
        one: 'a treatment without its nitrogen in # paddock',
        other: 'treatments without their nitrogen in # paddocks',
      }),
  },
  entered: only(t`how the moves were recorded is unknown`),
  standing: only(t`no standing forage of the last 30 days`),
  rain: only(t`no rain recorded`),
  normals: only(t`no rain normals yet`),
  typed: only(t`entered with the decision`),
};

/** From this many on they are counted, not named. */
const MANY = 3;

/**
 * What a figure lacks, in words: "no acres for Creek"; of the whole ranch, which has no id there, "no acres yet".
 *
 * @param nameOf the name of a herd or a paddock; undefined for what the figure itself is about
 */
export function lackingInWords({ lacks }: Missing, nameOf: (uuid: string) => string | undefined): string {
  const kinds = [...new Set(lacks.map(({ what }) => what))];
  return kinds
    .map((what) => {
      const { own, of, ofMany } = WORDS[what];
      const names = lacks
        .filter((lack) => lack.what === what)
        .map(({ uuid }) => (uuid === '' ? undefined : nameOf(uuid)));
      const named = names.filter((name) => name !== undefined);
      if (named.length === 0) return own;
      return named.length < MANY ? of(listed(named)) : ofMany(named.length);
    })
    .join(', ');
}
