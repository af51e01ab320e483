import { isKnown } from '../grazing/figure';
import type { Animal } from '../grazing/records';
import type { Check, CheckedFigure, RuleSet } from '../rules/RuleSet';
import type { OrganicFigures } from './Row';

/** What a rule says of a figure. */
export interface Judgement {
  readonly check: Check;
  /** Null: it cannot be told, or not yet. */
  readonly isMet: boolean | null;
  /** Whether more days may still reach it. */
  readonly isOpen: boolean;
}

const FIGURES: Readonly<Record<CheckedFigure, (figures: OrganicFigures) => OrganicFigures['shareFed']>> = {
  share_grazed: ({ shareGrazed }) => shareGrazed,
  share_fed: ({ shareFed }) => shareFed,
  days_grazed: ({ daysGrazed }) => daysGrazed,
};

/**
 * Compares figures with what the rules ask. Before the year's end days that are not reached yet are open (rule N5).
 *
 * @param isSoFar whether the year isn't over
 */
export function judge(figures: OrganicFigures, animal: Animal, { checks }: RuleSet, isSoFar: boolean): Judgement[] {
  return checks
    .filter(({ classes }) => classes === null || classes.includes(animal))
    .map((check): Judgement => {
      const figure = FIGURES[check.figure](figures);
      if (figure === null || !isKnown(figure)) return { check, isMet: null, isOpen: false };
      const isMet = check.side === 'least' ? figure >= check.value : figure <= check.value;
      const isOpen = !isMet && isSoFar && check.unit === 'day';
      return { check, isMet: isOpen ? null : isMet, isOpen };
    });
}
