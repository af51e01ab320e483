import { daysOfFeed } from '@domain/grazing/daysLeft';
import type { Figure } from '@domain/grazing/figure';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import type { DataOf } from '../kinds';
import type { Held } from '../shelves';

/** Groups of paddocks in a form, in their order. */
export const GROUP_NAMES = {
  planned: t`Planned`,
  ready: t`Ready`,
  resting: t`Resting`,
  grazing: t`Grazing now`,
  not_begun: t`Not in use yet`,
  retired: t`Retired`,
} as const;

type Group = keyof typeof GROUP_NAMES;
const GROUPS = Object.keys(GROUP_NAMES) as Group[];

/** A paddock as it may be chosen for a move. */
export interface PaddockOption {
  readonly uuid: string;
  readonly name: string;
  readonly figures: PaddockFigures;
  /** For the herds that are to be moved; null while none is chosen, or they eat nothing. */
  readonly days: Figure | null;
  readonly group: Group;
  /** Or has not begun: it is no place then. */
  readonly isRetired: boolean;
}

type Paddock = Held<DataOf<'paddock'>>;

function groupOf({ uuid, data }: Paddock, { state }: PaddockFigures, { at, planned }: Choice): Group {
  const begins = data.starts_at === null ? -Infinity : Date.parse(data.starts_at);
  const ends = data.retired_at === null ? Infinity : Date.parse(data.retired_at);
  if (at >= ends) return 'retired';
  if (at < begins) return 'not_begun';
  if (planned?.includes(uuid) === true) return 'planned';
  return state;
}

/** Never grazed goes before any rest; a paddock that is grazed has none. */
const restOf = ({ group, figures }: PaddockOption): number =>
  group === 'grazing' ? -1 : (figures.restDays ?? Infinity);

const inOrder = (one: PaddockOption, other: PaddockOption, planned: readonly string[]): number =>
  GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
  planned.indexOf(one.uuid) - planned.indexOf(other.uuid) ||
  (restOf(one) === restOf(other) ? 0 : restOf(other) - restOf(one)) ||
  collator.compare(one.name, other.name);

interface Choice {
  readonly figures: ReadonlyMap<string, PaddockFigures>;
  /** Of the herds that are to be moved, lb a day. */
  readonly demandLb: Figure;
  /** ms since 1970. */
  readonly at: number;
  /** Where the herds are to go by the next plan of each. */
  readonly planned?: readonly string[];
}

/** What a move can choose from: what is planned for the herds first, then the rest target reached first, never grazed before grazed, most rest next, then by name. */
export function paddockOptions(paddocks: readonly Paddock[], choice: Choice): PaddockOption[] {
  const { figures, demandLb, planned = [] } = choice;
  return paddocks
    .flatMap((paddock): PaddockOption[] => {
      const own = figures.get(paddock.uuid);
      if (own === undefined) return [];
      const days = daysOfFeed(own.forageLeftLb, demandLb);
      const { uuid, data } = paddock;
      const group = groupOf(paddock, own, choice);
      return [
        {
          uuid,
          name: data.name,
          figures: own,
          days,
          group,
          isRetired: group === 'retired' || group === 'not_begun',
        },
      ];
    })
    .sort((one, other) => inOrder(one, other, planned));
}
