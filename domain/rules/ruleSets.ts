import type { RuleSetId } from '../animals/facts';
import { none } from './none';
import type { RuleSet } from './RuleSet';
import { usNop } from './usNop';

const SETS: Readonly<Record<RuleSetId, RuleSet>> = { us_nop: usNop, none };

/** The rules that hold for a ranch; where it has chosen none, those of `none`. */
export const ruleSetOf = (id: RuleSetId | null): RuleSet => SETS[id ?? 'none'];
