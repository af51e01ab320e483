import { t } from '../words';
import type { RuleSet } from './RuleSet';
import { smallPrint } from './smallPrint';

/** Figures without any threshold. Without an organic program "doubled" still means twice the days of the label. */
export const none: RuleSet = {
  id: 'none',
  name: t`No rules`,
  rule: '',
  read_on: '',
  least_hours: 0,
  withdrawal: { factor: 2 },
  proposed: () => null,
  checks: [],
  reasons: {},
  plan: [],
  small_print: smallPrint(),
};
