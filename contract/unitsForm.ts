import { object, string } from 'yup';
import { UNITS } from './settings';

/** The form in which a person chooses their units of measure. */
export const unitsFormSchema = object({ units: string().oneOf(UNITS, 'Choose your units').defined() });
