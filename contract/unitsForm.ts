import { object } from 'yup';
import { presentText } from './fields';
import { UNITS } from './settings';

/** The form in which a person chooses their units of measure. */
export const unitsFormSchema = object({ units: presentText('Choose your units').oneOf(UNITS, 'Choose your units') });
