import type { Preferences } from './me';

/** The key of a person's settings that holds what their young weigh at birth: lb a head, by kind of animal. */
const BIRTH_WEIGHTS = 'birth_weights_lb';

function storedIn(settings: Preferences): Readonly<Record<string, unknown>> {
  const { [BIRTH_WEIGHTS]: stored } = settings;
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** What the person last entered for young of that kind, lb a head; null where they never did. */
export function birthWeightLb(settings: Preferences, animal: string): number | null {
  const { [animal]: lb } = storedIn(settings);
  return typeof lb === 'number' && lb > 0 ? lb : null;
}

/** The setting with another weight at birth, as it is saved. */
export const withBirthWeight = (settings: Preferences, animal: string, lb: number): Preferences => ({
  [BIRTH_WEIGHTS]: { ...storedIn(settings), [animal]: lb },
});

/** What of the settings the app saves by itself with other notes. */
export const birthWeightsIn = ({ [BIRTH_WEIGHTS]: stored }: Preferences): Preferences =>
  stored === undefined ? {} : { [BIRTH_WEIGHTS]: stored };
