import type { ProductKind, Organic, RuleSetId } from '../animals/facts';
import type { Animal } from '../grazing/records';

/** A figure of the organic grazing report that rules ask something of. */
export type CheckedFigure = 'share_grazed' | 'share_fed' | 'days_grazed';

/** What a rule asks of a figure: at least or at most so much of it. Shares are 0 to 1, days whole. */
export interface Check {
  readonly figure: CheckedFigure;
  readonly side: 'least' | 'most';
  readonly value: number;
  readonly unit: 'share' | 'day';
  /** The classes that it is asked of; null: all ruminants. */
  readonly classes: readonly Animal[] | null;
  /** The days that the figure is of. */
  readonly days: 'grazing_season';
  /** Where the rule says so. */
  readonly paragraph: string;
}

/** What the text of a pasture plan is about; those that the record knows something of are begun with it. */
export type PlanPart =
  'types' | 'management' | 'season' | 'paddocks' | 'methods' | 'fences_water' | 'fertility' | 'erosion';

/** A text that the rules ask for in a pasture plan. */
export interface PlanText {
  readonly part: PlanPart;
  readonly title: string;
  readonly paragraph: string;
}

/** A set of rules for organic animals, as a ranch chooses it. Rules are data: code computes figures and compares. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly name: string;
  /** The text that was read, and the day of that edition of it, YYYY-MM-DD; both empty where there is no rule. */
  readonly rule: string;
  readonly read_on: string;
  /** A day counts when a class was on pasture for more hours than this. */
  readonly least_hours: number;
  /** What the withdrawal times of the label are multiplied by where a treatment says that they are doubled. */
  readonly withdrawal: { readonly factor: number };
  /** What is proposed for a product of a kind; null: nothing is. */
  readonly proposed: (kind: ProductKind) => Organic | null;
  readonly checks: readonly Check[];
  /** The paragraph that allows each reason of a confinement, by its code. */
  readonly reasons: Readonly<Partial<Record<string, string>>>;
  /** The texts of a pasture plan; none where the rules ask for none. */
  readonly plan: readonly PlanText[];
  readonly small_print: string;
}
