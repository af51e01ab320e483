import type { KeyScope } from '@contract/keys/keyScopes';
import { t } from '@domain/words';

/** What a key opens, in words. */
export const OPENS: readonly { value: KeyScope; label: string; hint: string }[] = [
  { value: 'figures', label: t`Figures`, hint: t`Paddocks, herds, stays and reports, for maps and spreadsheets.` },
  { value: 'records', label: t`The record`, hint: t`All that was recorded, with animals and treatments.` },
  { value: 'photos', label: t`Photos`, hint: t`The pictures of the record.` },
  { value: 'write', label: t`Writing`, hint: t`Scales, rain gauges and other programs add to the record.` },
  { value: 'calendar', label: t`Calendar`, hint: t`Planned moves and tasks. A key of its own.` },
];

/** The names of what a key opens. */
export const opensWords = (scopes: readonly KeyScope[]): string =>
  OPENS.filter(({ value }) => scopes.includes(value))
    .map(({ label }) => label)
    .join(', ');
