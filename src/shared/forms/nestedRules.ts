import { setIn, type FormikErrors } from 'formik';
import type { Rules } from './rules';

/** The same rules for a form whose values lie in groups: Formik looks for what is wrong with `a.b` at `b` inside `a`. */
export function nestedRules({ preload, validate }: Rules): Rules {
  return {
    preload,
    validate: async (values) => {
      const errors: [string, unknown][] = Object.entries(await validate(values));
      const nest = (nested: unknown, [path, words]: [string, unknown]): unknown => setIn(nested, path, words);
      return errors.reduce(nest, {}) as FormikErrors<typeof values>;
    },
  };
}
