/** An entry of the grazing record: its id and what was recorded. */
export interface Entry<Data> {
  readonly uuid: string;
  readonly data: Data;
}

/** `cow_calf` is a pair and counts as one head. */
export type Animal =
  | 'cow_calf'
  | 'cows'
  | 'heifers'
  | 'steers'
  | 'bulls'
  | 'calves'
  | 'ewes'
  | 'rams'
  | 'lambs'
  | 'goats'
  | 'horses'
  | 'bison'
  | 'other';

/** Where a herd is while it is in no paddock; `unknown` is a gap in what was written down. */
export type OffPasture = 'corral' | 'feedlot' | 'away' | 'unknown';

type SeasonType = 'growing' | 'dormant' | 'year';

/** A ranch's settings. They hold for all time. Weights and intake in lb, targets in days. */
export interface RanchData {
  /** An IANA name; null counts as UTC. */
  readonly time_zone: string | null;
  readonly standard_weight_lb: number;
  /** What one animal unit eats a day, lb of dry matter. */
  readonly standard_intake_lb: number;
  readonly rest_target_growing_days: number;
  readonly rest_target_dormant_days: number;
  readonly utilisation_percent: number;
}

/** Days in the ranch's zone (YYYY-MM-DD); `ends_on` is the last one, null while the season is open. */
export interface SeasonData {
  readonly name: string;
  readonly type: SeasonType;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

export interface PaddockData {
  readonly name: string;
  /** Measured from the shape where there is one. */
  readonly acres: number | null;
  readonly grazeable_percent: number;
  /** The paddock that this one is a subdivision of. */
  readonly parent_uuid: string | null;
  readonly starts_at: string | null;
  readonly retired_at: string | null;
  readonly rest_target_days: number | null;
}

export interface HerdData {
  readonly name: string;
  /** Animals of others graze, but are not counted in the ranch's head. */
  readonly ours: boolean;
  readonly retired_at: string | null;
}

export interface CountClass {
  readonly animal: Animal;
  readonly head: number;
  readonly average_weight_lb: number | null;
  readonly gain_lb_per_day: number;
  readonly au_per_head: number | null;
  readonly intake_percent: number | null;
}

/** What a herd is from `at` on. */
export interface CountData {
  readonly herd_uuid: string;
  readonly at: string;
  readonly classes: readonly CountClass[];
}

/** Animals that leave one herd, join another, or both. `animal` null: of all classes; `head` null: all of them. */
export interface TransferData {
  readonly at: string;
  readonly from_herd_uuid: string | null;
  readonly to_herd_uuid: string | null;
  readonly animal: Animal | null;
  readonly head: number | null;
  readonly average_weight_lb: number | null;
}

/** Where a herd is from `at` on: in paddocks (several are open gates), or `off` pasture. */
export interface MoveData {
  readonly herd_uuid: string;
  readonly at: string;
  readonly paddock_uuids: readonly string[];
  readonly off: OffPasture | null;
  /** The part in use, for the density. */
  readonly strip_acres: number | null;
  readonly planned_days: number | null;
  /** The plan that it makes. */
  readonly plan_uuid: string | null;
}

export interface ForageData {
  readonly paddock_uuid: string;
  readonly at: string;
  readonly lb_per_acre: number;
  readonly measure: 'season_estimate' | 'standing' | 'residual';
}

export interface FeedData {
  readonly at: string;
  /** As fed. */
  readonly lb: number;
  readonly use: 'put_out' | 'eaten';
  readonly herd_uuid: string | null;
  readonly paddock_uuid: string | null;
  /** How much of it is dry matter; null is unknown. */
  readonly dm_percent: number | null;
  /** The class that it went to; null is the herd's all. */
  readonly animal: Animal | null;
  /** How long it lasts, from its day on; null is 1. */
  readonly days: number | null;
  readonly feedstuff_uuid: string | null;
}

/** Everything that figures are computed from. Moves are kept by herd, forage by paddock. */
export interface GrazingRecords {
  readonly ranch: RanchData;
  readonly seasons: readonly Entry<SeasonData>[];
  readonly paddocks: readonly Entry<PaddockData>[];
  readonly herds: readonly Entry<HerdData>[];
  readonly counts: readonly Entry<CountData>[];
  readonly transfers: readonly Entry<TransferData>[];
  readonly moves: ReadonlyMap<string, readonly Entry<MoveData>[]>;
  readonly forage: ReadonlyMap<string, readonly Entry<ForageData>[]>;
  readonly feed: readonly Entry<FeedData>[];
  /** All else that is dated, such as rain and notes: it tells only that the record was kept at that time. */
  readonly others?: readonly (readonly Entry<object>[])[];
}

/** An entry with its instant as a number (milliseconds since 1970 UTC). */
export interface Dated<Data> extends Entry<Data> {
  readonly at: number;
}

const byTime = (one: Dated<unknown>, other: Dated<unknown>): number =>
  one.at - other.at || byText(one.uuid, other.uuid);

/** Texts in an order that is the same everywhere: by their characters, not by a language. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Entries of one kind in the order in which they hold: by time, then by id, so that the greater one is the last. */
export function inOrder<Data extends { readonly at: string }>(entries: readonly Entry<Data>[]): Dated<Data>[] {
  return entries.map(({ uuid, data }) => ({ uuid, data, at: Date.parse(data.at) })).sort(byTime);
}
