import { useMemo } from 'react';
import { nestedRules } from '@shared/forms/nestedRules';
import { lazyRules, type FormSchema, type Rules } from '@shared/forms/rules';

/** What the rules of the record's forms are made of; Yup comes with them, and only when a form is touched. */
type TypedRules = typeof import('./typedRules');

/**
 * The rules of a form of the record.
 *
 * @param of must not change from one drawing to the next unless the rules do: wrap it where it hangs on units or zone
 */
export function useRules(of: (rules: TypedRules) => FormSchema): Rules {
  return useMemo(() => nestedRules(lazyRules(() => import('./typedRules').then(of))), [of]);
}
