import { mixed, object, string, type ObjectSchema } from '../text/yup';
import { SETTINGS_MAX_DEPTH } from '../http/limits';
import { isStorableText } from '../text/text';
import { LANGUAGES, type Language } from '@domain/language/languages';
import type { Preferences } from './me';

/** Whether JSON can be stored and come back as it was: text storable, numbers finite, at most 32 levels deep. */
function isStorableJson(value: unknown, depth = 0): boolean {
  if (depth > SETTINGS_MAX_DEPTH) return false;
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorableJson(entry, depth + 1));
}

function isPreferences(value: unknown): value is Preferences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface PreferencesPatch {
  settings?: Preferences | undefined;
  /** Null gives the choice back. */
  language?: Language | null | undefined;
}

/* eslint-disable lingui/no-unlocalized-strings -- only programs read them */
const NO_SETTINGS = 'Settings must be an object';

/** The body of `PATCH user/me`: what is left out stays. */
export const preferencesPatchSchema: ObjectSchema<PreferencesPatch> = object({
  settings: mixed<Preferences>(isPreferences)
    .nonNullable(NO_SETTINGS)
    .typeError(NO_SETTINGS)
    .test('storable', 'These settings contain something we cannot store', (value) => isStorableJson(value))
    .when('language', { is: undefined, then: (settings) => settings.defined(NO_SETTINGS) })
    .meta({ json: { type: 'object' } }),
  language: string().oneOf(LANGUAGES, 'Grazewell doesn’t speak this language').nullable(),
}).noUnknown();
/* eslint-enable lingui/no-unlocalized-strings */
