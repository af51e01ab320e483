import type { ColorScheme, MapSettings, ScaledScheme } from '@contract/people/mapSettings';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { measureOf, thresholdsIn } from './measures';

/**
 * Which color a paddock gets: grazed now (of rest days alone), below the low threshold, between the two, above the high
 * one, nothing known; or the one that all have, where the scheme measures nothing.
 */
export type BandKey = 'grazing' | 'low' | 'mid' | 'high' | 'none' | 'all';

/** A paddock as a scheme sees it. */
export interface Measured {
  /** In the stored units of the scheme's measure; null where there is none. */
  readonly value: number | null;
  readonly isGrazed: boolean;
  /** Of rest days: whether these are the least that it can be. */
  readonly isAtLeast?: boolean;
  /** Null where nobody wrote them down. */
  readonly acres: number | null;
}

/** What shows that a paddock is grazed now, and that nothing is known of it: both beside the three that a person chose. */
const GRAZING_COLOR = '#7a5ea8';
const NO_DATA_COLOR = '#b9b4a6';

export function isScaled(scheme: ColorScheme): scheme is ScaledScheme {
  return scheme !== 'uniform' && scheme !== 'empty';
}

/** Finds the bands of many paddocks under the same settings. The thresholds are as the person reads them in their units. */
export function bandsBy(settings: MapSettings): (measured: Measured) => BandKey {
  const { mapSelectedColorScheme: scheme, mapColorSchemeValues, units } = settings;
  if (!isScaled(scheme)) return () => 'all';
  const measure = measureOf(scheme, units);
  const { low, high } = thresholdsIn(measure, mapColorSchemeValues[scheme]);
  return ({ value, isGrazed }) => {
    if (scheme === 'restDays' && isGrazed) return 'grazing';
    if (value === null) return 'none';
    const read = value * measure.factor;
    if (read < low) return 'low';
    return read > high ? 'high' : 'mid';
  };
}

/** The band of one paddock. */
export const bandOf = (measured: Measured, settings: MapSettings): BandKey => bandsBy(settings)(measured);

/** What a band is filled with, as a CSS color; null: with nothing. */
export function fillOf(band: BandKey, settings: MapSettings): string | null {
  const { mapSelectedColorScheme: scheme, mapColorSchemeValues: values } = settings;
  if (!isScaled(scheme)) return scheme === 'uniform' ? values.uniform.fill : null;
  const [low, mid, high] = values[scheme].colors;
  return { grazing: GRAZING_COLOR, low, mid, high, none: NO_DATA_COLOR, all: null }[band];
}

/** A color of the map, what it says, and how much of the ranch it covers. */
export interface LegendBand {
  readonly key: BandKey;
  /** With the thresholds and the unit: "30 to 60 days". */
  readonly words: string;
  readonly color: string | null;
  /** How many paddocks it holds. */
  readonly count: number;
  /** Of all its paddocks; null where one of them has none. */
  readonly acres: number | null;
}

const inWords = (number: number) => numberInWords(number, 2);

/** The bands of the settings' scheme in the order of a legend, each with its words. */
function wordsOf({ mapSelectedColorScheme: scheme, mapColorSchemeValues, units }: MapSettings): [BandKey, string][] {
  if (!isScaled(scheme)) return [['all', scheme === 'uniform' ? t`every paddock` : t`no fill`]];
  const measure = measureOf(scheme, units);
  const { short } = measure;
  const thresholds = thresholdsIn(measure, mapColorSchemeValues[scheme]);
  const [low, high] = [inWords(thresholds.low), inWords(thresholds.high)];
  return [
    ...(scheme === 'restDays' ? [['grazing', t`Grazing now`] satisfies [BandKey, string]] : []),
    ['low', t`under ${low} ${short}`],
    ['mid', t`${low} to ${high} ${short}`],
    ['high', t`over ${high} ${short}`],
    ['none', t`No data`],
  ];
}

/** The legend of some paddocks: all bands of the scheme, those too that hold none. */
export function legendOf(measured: Iterable<Measured>, settings: MapSettings): LegendBand[] {
  const find = bandsBy(settings);
  const held = new Map<BandKey, { count: number; acres: number | null }>();
  for (const each of measured) {
    const key = find(each);
    const { count, acres } = held.get(key) ?? { count: 0, acres: 0 };
    held.set(key, { count: count + 1, acres: acres === null || each.acres === null ? null : acres + each.acres });
  }
  return wordsOf(settings).map(([key, words]) => ({
    key,
    words,
    color: fillOf(key, settings),
    ...(held.get(key) ?? { count: 0, acres: 0 }),
  }));
}
