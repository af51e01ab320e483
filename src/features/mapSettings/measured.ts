import type { ColorScheme } from '@contract/people/mapSettings';
import { isKnown, type Figure } from '@domain/grazing/figure';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { Measured } from './bands';

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

/** What is left on an acre that can be grazed, lb; null without such acres. */
function forageAnAcre({ forageLeftLb, grazeableAcres }: PaddockFigures): number | null {
  if (!isKnown(forageLeftLb) || !isKnown(grazeableAcres) || grazeableAcres === 0) return null;
  return forageLeftLb / grazeableAcres;
}

const VALUES: Readonly<Record<ColorScheme, (figures: PaddockFigures) => number | null>> = {
  forage: forageAnAcre,
  restDays: ({ restDays }) => restDays,
  grazingDays: ({ grazingDaysNow }) => grazingDaysNow,
  seasonADA: ({ gross }) => known(gross.ada),
  uniform: () => null,
  empty: () => null,
};

/**
 * What a scheme colors a paddock by: forage left in lb per grazeable acre, days of rest, days of the stay that lasts now,
 * gross ADA of the season.
 */
export const measuredFor = (scheme: ColorScheme, figures: PaddockFigures): Measured => ({
  value: VALUES[scheme](figures),
  isGrazed: figures.state === 'grazing',
  ...(scheme === 'restDays' && figures.isRestAtLeast && { isAtLeast: true }),
  acres: known(figures.acres),
});
