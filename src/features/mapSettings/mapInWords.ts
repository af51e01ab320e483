import type { MapSettings } from '@contract/people/mapSettings';
import { isScaled, type LegendBand } from './bands';
import { measureOf } from './measures';

/** The bands worth a line of a legend: the three that a person chose, and those beside them that hold a paddock. */
export const namedBands = (legend: readonly LegendBand[]): LegendBand[] =>
  legend.filter(({ key, count }) => count > 0 || (key !== 'grazing' && key !== 'none'));

/**
 * A drawn ranch in words.
 *
 * @param ranch what is drawn: "A sample ranch from above: nine paddocks"
 */
export function mapInWords(ranch: string, legend: readonly LegendBand[], settings: MapSettings): string {
  const { mapSelectedColorScheme: scheme, units } = settings;
  if (!isScaled(scheme)) return scheme === 'empty' ? `${ranch} without a fill` : `${ranch} in one color`;
  const counts = namedBands(legend).map(({ count, words }) => `${words}: ${count}`);
  return `${ranch} by ${measureOf(scheme, units).name} (${counts.join(', ')})`;
}
