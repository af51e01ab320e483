import type { RuleSetId } from '../animals/facts';
import type { RuleSet } from './RuleSet';

/** Vaccines change no organic status (7 CFR 205.238(a)(6), 205.603(a)(4)). */
const proposed: RuleSet['proposed'] = (kind) => (kind === 'vaccine' ? 'unaffected' : null);

/**
 * 7 CFR 205.603 asks for twice the withdrawal time of the label (or of the Animal Medicinal Drug Use Clarification Act), by
 * substance. Rules change: compare with the current text.
 */
const usNop: RuleSet = { id: 'us_nop', withdrawal: { factor: 2 }, proposed };

/** Without an organic program "doubled" still means twice the days of the label. */
const none: RuleSet = { id: 'none', withdrawal: { factor: 2 }, proposed };

const SETS: Readonly<Record<RuleSetId, RuleSet>> = { us_nop: usNop, none };

/** The rules that hold for a ranch; where it has chosen none, those of `none`. */
export const ruleSetOf = (id: RuleSetId | null): RuleSet => SETS[id ?? 'none'];
