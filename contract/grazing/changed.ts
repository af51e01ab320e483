import { number, object, type ObjectSchema } from '../text/yup';

/** The answer of `GET ranch/{ranchUuid}/changed?year=&since=`: entries of that year that were written behind a line of the chain. */
export interface ChangedEntries {
  entries: number;
}

export const changedSchema: ObjectSchema<ChangedEntries> = object({ entries: number().defined() });
