import type { MapSettings } from '@contract/people/mapSettings';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { bandOf, fillOf, isScaled, legendOf, type LegendBand, type Measured } from './bands';
import { mapInWords, namedBands } from './mapInWords';
import { measureOf, shown } from './measures';
import { SAMPLE_RANCH, type SamplePaddock } from './sampleRanch';

/** A paddock of the sample ranch as the chosen scheme sees it. Nobody is in it, and its acres are nobody's. */
function measuredOf(paddock: SamplePaddock, { mapSelectedColorScheme: scheme }: MapSettings): Measured {
  return { value: isScaled(scheme) ? paddock[scheme] : null, isGrazed: false, acres: null };
}

/** What a paddock is filled with, as a CSS color or `none`. */
export const sampleFill = (paddock: SamplePaddock, settings: MapSettings): string =>
  fillOf(bandOf(measuredOf(paddock, settings), settings), settings) ?? 'none';

const inWords = (number: number) => numberInWords(number, 2);

/** A paddock's measure in the person's units, or nothing where the scheme has none. */
export function valueOf(paddock: SamplePaddock, { mapSelectedColorScheme: scheme, units }: MapSettings): string {
  if (!isScaled(scheme)) return '';
  return inWords(Math.round(shown(paddock[scheme], measureOf(scheme, units))));
}

/** What the colors of the sample ranch say. */
export const sampleLegend = (settings: MapSettings): LegendBand[] =>
  namedBands(
    legendOf(
      SAMPLE_RANCH.map((paddock) => measuredOf(paddock, settings)),
      settings,
    ),
  );

/** The sample map in words. */
export const describe = (settings: MapSettings): string =>
  mapInWords(t`A sample ranch from above: nine paddocks`, sampleLegend(settings), settings);
