import type { FormikValues } from 'formik';
import { lazyRules, type FormSchema, type Rules } from './rules';

type Objections<V> = (values: V) => Partial<Record<string, string>>;

/**
 * Rules of a form that writes a record: what was typed is judged as the record that it makes, by the schema that the
 * server judges it by. Fields are named as those of the record.
 *
 * @param own what the form asks for beyond that; its sentence goes first
 */
export function recordRules<V extends FormikValues>(
  load: () => Promise<FormSchema>,
  dataOf: (values: V) => object,
  own: Objections<V> = () => ({}),
): Rules {
  const { preload, validate } = lazyRules(async () => {
    const schema = await load();
    return { validate: (values, options) => schema.validate(dataOf(values as V), options) };
  });
  return {
    preload,
    validate: async (values) => {
      // The form that asks for these rules is the one that holds such values.
      const errors = { ...(await validate(values)), ...own(values as unknown as V) };
      return errors;
    },
  };
}
