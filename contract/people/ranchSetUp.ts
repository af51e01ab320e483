import { object } from '../text/yup';
import { t } from '@domain/words';
import { presentText, ranchName } from '../text/fields';
import { UNITS } from './units';

const units = () => presentText(t`Choose your units`).oneOf(UNITS, t`Choose your units`);

/** The form in which a person chooses their units of measure. */
export const unitsFormSchema = object({ units: units() });

/** The form that names a new ranch. */
export const ranchNameFormSchema = object({ name: ranchName() });

/** The same as for units, for someone who may also name the ranch. */
export const ranchSetUpSchema = object({ name: ranchName(), units: units() });
