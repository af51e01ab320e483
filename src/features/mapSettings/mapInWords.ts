import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import type { LegendBand } from './bands';

/** The bands worth a line of a legend: the three that a person chose, and those beside them that hold a paddock. */
export const namedBands = (legend: readonly LegendBand[]): LegendBand[] =>
  legend.filter(({ key, count }) => count > 0 || (key !== 'grazing' && key !== 'none'));

/**
 * A drawn ranch in words.
 *
 * @param ranch what is drawn: "A sample ranch from above: nine paddocks"
 */
export function mapInWords(ranch: string, legend: readonly LegendBand[], settings: MapSettings): string {
  const counts = namedBands(legend)
    .map(({ count, words }) => `${words}: ${count}`)
    .join(', ');
  switch (settings.mapSelectedColorScheme) {
    case 'empty':
      return t`${ranch} without a fill`;
    case 'uniform':
      return t`${ranch} in one color`;
    case 'forage':
      return t`${ranch} by forage (${counts})`;
    case 'restDays':
      return t`${ranch} by rest days (${counts})`;
    case 'seasonADA':
      return t`${ranch} by season ADA (${counts})`;
    case 'grazingDays':
      return t`${ranch} by grazing days (${counts})`;
  }
}
