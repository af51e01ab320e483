import { mixed, object, type ObjectSchema } from '../text/yup';
import { SETTINGS_MAX_DEPTH } from '../http/limits';
import { isStorableText } from '../text/text';
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
  settings: Preferences;
}

/** The body of `PATCH user/me`. */
export const preferencesPatchSchema: ObjectSchema<PreferencesPatch> = object({
  settings: mixed<Preferences>(isPreferences)
    .required('Settings must be an object')
    .typeError('Settings must be an object')
    .test('storable', 'These settings contain something we cannot store', (value) => isStorableJson(value)),
}).noUnknown();
