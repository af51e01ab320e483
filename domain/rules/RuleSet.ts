import type { ProductKind, Organic, RuleSetId } from '../animals/facts';

/** A set of rules for organic animals, as a ranch chooses it. */
export interface RuleSet {
  readonly id: RuleSetId;
  /** What the withdrawal times of the label are multiplied by where a treatment says that they are doubled. */
  readonly withdrawal: { readonly factor: number };
  /** What is proposed for a product of a kind; null: nothing is. */
  readonly proposed: (kind: ProductKind) => Organic | null;
}
