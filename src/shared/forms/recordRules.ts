import type { FormikErrors, FormikValues } from 'formik';
import { useState } from 'react';
import { lazyRules, type FormSchema, type Rules } from './rules';

type Load = () => Promise<FormSchema>;
type DataOf<V> = (values: V) => object;
type Objections<V> = (values: V) => Partial<Record<string, string>>;

function judgedAs<V extends FormikValues>(
  { preload, validate }: Rules,
  dataOf: DataOf<V>,
  own: Objections<V> = () => ({}),
): Rules {
  return {
    preload,
    validate: async (sent) => {
      const held: FormikValues = sent;
      // The form that asks for these rules is the one that holds such values.
      const values = held as V;
      const objections = own(values);
      const errors = { ...(await validate(dataOf(values))), ...objections };
      // The fields are named as those of the record.
      return errors as FormikErrors<typeof sent>;
    },
  };
}

/**
 * Rules of a form that writes a record: what was typed is judged as the record that it makes, by the schema that the
 * server judges it by. Fields are named as those of the record.
 *
 * @param own what the form asks for beyond that; its sentence goes first
 */
export const recordRules = <V extends FormikValues>(load: Load, dataOf: DataOf<V>, own?: Objections<V>): Rules =>
  judgedAs(lazyRules(load), dataOf, own);

/** The same, which judge by what holds as the form is sent: the zone of the ranch may change while it is open. */
export function useRecordRules<V extends FormikValues>(load: Load, dataOf: DataOf<V>, own?: Objections<V>): Rules {
  const [rules] = useState(() => lazyRules(load));
  return judgedAs(rules, dataOf, own);
}
