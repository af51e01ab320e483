import type { RuleSetId } from '../animals/facts';
import type { Animal, Entry } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';

/** Days on which pasture can be grazed, YYYY-MM-DD, both counted. */
export interface GrazingSeasonData {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Animals of a herd that are kept from pasture; `animal` null: all of them, `ends_at` null: they still are. */
export interface ConfinementData {
  readonly herd_uuid: string;
  readonly animal: Animal | null;
  readonly starts_at: string;
  readonly ends_at: string | null;
  readonly reason: string;
}

type Exemption = 'none' | 'breeding_bulls' | 'finishing' | 'under_6_months';

/** What a head of a class needs from a day on: `dmd_lb` lb of dry matter a day, or `dmd_percent` of its live weight. */
export interface DemandData {
  readonly animal: Animal;
  /** Null: of all herds that have none of their own. */
  readonly herd_uuid: string | null;
  readonly starts_on: string;
  readonly stage: string;
  readonly dmd_lb: number | null;
  readonly dmd_percent: number | null;
  readonly exempt: Exemption;
  readonly source: string;
}

/** A feed of the ranch's list, as far as a report reads it. */
export interface FeedstuffData {
  readonly name: string;
  readonly roughage: boolean;
  readonly source: string;
  readonly status: string;
  readonly certificate: string;
}

/** What an organic grazing report is computed from. */
export interface OrganicRecords {
  readonly timelines: Timelines;
  readonly grazingSeasons: readonly Entry<GrazingSeasonData>[];
  readonly confinements: readonly Entry<ConfinementData>[];
  readonly demands: readonly Entry<DemandData>[];
  /** The words of a feeding that its figures don't need: hay, silage, … */
  readonly whatOfFeed: ReadonlyMap<string, string>;
  readonly feedstuffs: ReadonlyMap<string, FeedstuffData>;
  readonly ruleSet: RuleSetId | null;
}

/** Classes that chew the cud: the others are in no organic grazing report. */
export const RUMINANTS: ReadonlySet<Animal> = new Set<Animal>([
  'cow_calf',
  'cows',
  'heifers',
  'steers',
  'bulls',
  'calves',
  'ewes',
  'rams',
  'lambs',
  'goats',
  'bison',
]);
