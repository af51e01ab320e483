/** A place that is watched for use, with what was agreed for it. Inches and percent; null: not agreed. */
export interface KeyAreaData {
  readonly name: string;
  readonly paddock_uuid: string;
  /** The key plant. */
  readonly plant: string;
  /** As planned. */
  readonly season_of_use: string;
  readonly min_stubble_in: number | null;
  readonly max_use_percent: number | null;
  readonly retired_at: string | null;
}

/** What was read of a key area: heights of stubble in inches, or their mean, and the share of the growth that was used. */
export interface UseReadingData {
  readonly key_area_uuid: string;
  readonly at: string;
  readonly heights_in: readonly number[];
  /** Only without heights. */
  readonly mean_in: number | null;
  /** How many heights that mean is of. */
  readonly readings: number | null;
  readonly use_percent: number | null;
  readonly method: string;
  readonly by: string;
  /** Why what was agreed was not met. */
  readonly cause: string;
  readonly note: string;
}

/** When something that is looked at again and again is to be looked at. Days are MM-DD. */
export interface Repeated {
  readonly due_on_day: string | null;
  readonly repeat_days: number | null;
  readonly retired_at: string | null;
}

/** Where photos are taken again and again. */
export interface PhotoPointData extends Repeated {
  readonly name: string;
  readonly paddock_uuid: string | null;
  readonly at_grazing: 'none' | 'before' | 'after' | 'both';
}

/** Where ground cover is counted again and again. */
export interface TransectData extends Repeated {
  readonly name: string;
  readonly paddock_uuid: string;
}

/** What a point of a transect can hit first, in the order of its forms and files. */
export const HITS = ['bare', 'litter', 'rock', 'annual_grass', 'perennial_grass', 'forb', 'shrub', 'tree'] as const;
export type Hit = (typeof HITS)[number];

/** How many points hit each kind first. */
export type Hits = Readonly<Record<Hit, number>>;

export interface TransectReadingData extends Hits {
  readonly transect_uuid: string;
  readonly at: string;
  /** Hits of the same points under any canopy. */
  readonly canopy: number | null;
  /** Gaps between plants over 20 in. */
  readonly gaps: number | null;
  readonly by: string;
}
