import type { Said } from '@contract/grazing/said';
import { isKnown, sum, type Figure } from '@domain/grazing/figure';
import type { SaidPlace } from '../saidInWords';

/** What is said of herds that moved: how many head, as far as that is known, and where to. */
export function movedSaid(herds: readonly { name: string; head: Figure }[], place: SaidPlace): Said {
  const head = sum(herds.map((herd) => herd.head));
  return {
    what: 'moved',
    herds: herds.map(({ name }) => name),
    head: isKnown(head) && head > 0 ? head : null,
    ...place,
  };
}
