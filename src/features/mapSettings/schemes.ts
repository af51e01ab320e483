import type { MapSettings } from '@contract/people/mapSettings';
import { bandOf, fillOf, isScaled, legendOf, type LegendBand, type Measured } from './bands';
import { measureOf, shown } from './measures';
import { SAMPLE_RANCH, type SamplePaddock } from './sampleRanch';

/** A paddock of the sample ranch as the chosen scheme sees it. Nobody is in it, and its acres are nobody's. */
function measuredOf(paddock: SamplePaddock, { mapSelectedColorScheme: scheme }: MapSettings): Measured {
  return { value: isScaled(scheme) ? paddock[scheme] : null, isGrazed: false, acres: null };
}

/** What a paddock is filled with, as a CSS colour or `none`. */
export const sampleFill = (paddock: SamplePaddock, settings: MapSettings): string =>
  fillOf(bandOf(measuredOf(paddock, settings), settings), settings) ?? 'none';

const inWords = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A paddock's measure in the person's units, or nothing where the scheme has none. */
export function valueOf(paddock: SamplePaddock, { mapSelectedColorScheme: scheme, units }: MapSettings): string {
  if (!isScaled(scheme)) return '';
  return inWords(Math.round(shown(paddock[scheme], measureOf(scheme, units))));
}

/** What the colours of the sample ranch say. It has paddocks of every measure: only bands that hold some are named. */
export function sampleLegend(settings: MapSettings): LegendBand[] {
  const measured = SAMPLE_RANCH.map((paddock) => measuredOf(paddock, settings));
  return legendOf(measured, settings).filter(({ key, count }) => count > 0 || (key !== 'grazing' && key !== 'none'));
}

/** The sample map in words. */
export function describe(settings: MapSettings): string {
  const { mapSelectedColorScheme: scheme, units } = settings;
  const ranch = 'A sample ranch from above: nine paddocks';
  if (scheme === 'empty') return `${ranch} without a fill`;
  if (scheme === 'uniform') return `${ranch} in one colour`;
  const counts = sampleLegend(settings).map(({ count, words }) => `${words}: ${count}`);
  return `${ranch} by ${measureOf(scheme, units).name} (${counts.join(', ')})`;
}
