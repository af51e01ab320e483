import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { numberInWords } from '@shared/units/units';
import { isScaled, type Measured } from './bands';
import { measureOf } from './measures';

/** A scheme's figure as it stands below a paddock's name: "46 d", "46+ d" of at least so many, "1,200"; empty where the scheme says nothing of it. */
export function valueInWords({ value, isGrazed, isAtLeast = false }: Measured, settings: MapSettings): string {
  const { mapSelectedColorScheme: scheme, units } = settings;
  if (!isScaled(scheme) || (scheme === 'restDays' && isGrazed)) return '';
  if (value === null)
    return scheme === 'restDays' ? t({ message: 'never', context: 'when a paddock was grazed' }) : '---';
  if (scheme === 'restDays') return `${numberInWords(value)}${isAtLeast ? '+' : ''} d`;
  if (scheme === 'grazingDays') return `${numberInWords(value, 1)} d`;
  return numberInWords(value * measureOf(scheme, units).factor, scheme === 'seasonADA' ? 1 : 0);
}
