import type { ReactNode } from 'react';
import { inForm, type PluralForms } from '@domain/language/plurals';

/**
 * A whole sentence with elements in it: `<Trans>New here? <Link to={…}>Start Free Trial</Link></Trans>`. English as it
 * is written; a build for another language puts its own sentence in its place (`scripts/words`), so nothing
 * else may be imported from here.
 */
export const Trans = ({ children }: { children: ReactNode }) => children;

/** The form that goes with a number, within `<Trans>`: there `plural` would be a sentence of its own. */
export const Plural = ({ value, ...forms }: { value: number } & PluralForms<string>) => inForm(value, forms);
