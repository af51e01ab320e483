import { useState } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { recordRules } from '@shared/forms/recordRules';
import type { Rules } from '@shared/forms/rules';

/** Rules of a form that asks for names, by the fields that hold one. Always the same fields. */
export function useNameRules(fields: readonly string[]): Rules {
  const [rules] = useState(() =>
    recordRules<Record<string, string>>(
      () => import('./nameRules').then(({ nameRules }) => nameRules(fields)),
      (values) => Object.fromEntries(fields.map((field) => [field, foldWhiteSpace(values[field] ?? '')])),
    ),
  );
  return rules;
}
