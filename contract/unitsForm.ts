import { object, string } from 'yup';
import { UNITS } from './settings';

const MESSAGE = 'Choose your units';

/** The form in which a person chooses their units of measure. */
export const unitsFormSchema = object({ units: string().oneOf(UNITS, MESSAGE).defined(MESSAGE).nonNullable(MESSAGE) });
