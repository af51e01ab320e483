import { object } from '@contract/text/yup';
import { name } from '@contract/grazing/recordFields';

/** The rules of a form of names. */
export const nameRules = (fields: readonly string[]) =>
  object(Object.fromEntries(fields.map((field) => [field, name()])));
