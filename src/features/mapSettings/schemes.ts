import type { ColorScheme, MapSettings, ScaledScheme } from '@contract/people/mapSettings';
import { measureOf, shown, thresholdsIn } from './measures';
import { SAMPLE_RANCH, type SamplePaddock } from './sampleRanch';

export function isScaled(scheme: ColorScheme): scheme is ScaledScheme {
  return scheme !== 'uniform' && scheme !== 'empty';
}

/**
 * Which of the three colours a measure gets: below the low threshold, between the two, above the high one, as the person
 * reads them in their units.
 */
function bandOf(paddock: SamplePaddock, scheme: ScaledScheme, settings: MapSettings): 0 | 1 | 2 {
  const measure = measureOf(scheme, settings.units);
  const { low, high } = thresholdsIn(measure, settings.mapColorSchemeValues[scheme]);
  const value = paddock[scheme] * measure.factor;
  if (value < low) return 0;
  return value > high ? 2 : 1;
}

/** What a paddock is filled with, as a CSS colour or `none`. */
export function fillOf(paddock: SamplePaddock, settings: MapSettings): string {
  const { mapSelectedColorScheme: scheme, mapColorSchemeValues: values } = settings;
  if (scheme === 'empty') return 'none';
  if (scheme === 'uniform') return values.uniform.fill;
  return values[scheme].colors[bandOf(paddock, scheme, settings)];
}

const inWords = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A paddock's measure in the person's units, or nothing where the scheme has none. */
export function valueOf(paddock: SamplePaddock, { mapSelectedColorScheme: scheme, units }: MapSettings): string {
  if (!isScaled(scheme)) return '';
  return inWords(Math.round(shown(paddock[scheme], measureOf(scheme, units))));
}

interface Band {
  color: string;
  words: string;
  /** How many paddocks of the sample ranch it holds. */
  count: number;
}

/** What each colour of a scaled scheme says, with its unit. */
export function bandsOf(scheme: ScaledScheme, settings: MapSettings): Band[] {
  const values = settings.mapColorSchemeValues[scheme];
  const measure = measureOf(scheme, settings.units);
  const thresholds = thresholdsIn(measure, values);
  const [low, high] = [inWords(thresholds.low), inWords(thresholds.high)];
  const words = [`under ${low}`, `${low} to ${high}`, `over ${high}`];
  return values.colors.map((color, band) => ({
    color,
    words: `${words[band]} ${measure.short}`,
    count: SAMPLE_RANCH.filter((paddock) => bandOf(paddock, scheme, settings) === band).length,
  }));
}

/** The sample map in words. */
export function describe(settings: MapSettings): string {
  const { mapSelectedColorScheme: scheme, units } = settings;
  const ranch = 'A sample ranch from above: nine paddocks';
  if (scheme === 'empty') return `${ranch} without a fill`;
  if (scheme === 'uniform') return `${ranch} in one colour`;
  const counts = bandsOf(scheme, settings).map(({ count, words }) => `${words}: ${count}`);
  return `${ranch} by ${measureOf(scheme, units).name} (${counts.join(', ')})`;
}
