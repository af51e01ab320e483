import type { Zone } from '../grazing/time';

/** What a ranch can share with a program, each by itself; `figures` always. */
export const SHARE_PARTS = [
  'figures',
  'records',
  'monitoring',
  'animals',
  'land',
  'plans',
  'places',
  'notes',
  'tasks',
  'photos',
] as const;

export type SharePart = (typeof SHARE_PARTS)[number];

/** The part whose records a kind is among; `always` goes with every share, `never` with none. */
export type KindPart = Exclude<SharePart, 'figures' | 'land'> | 'always' | 'never';

/**
 * What a program sees of a field: all of it (`open`); nothing, since it tells of a person; a position, with the land alone; or
 * what is shared with another part.
 */
export type FieldShare = 'open' | 'person' | 'position' | 'notes' | 'animals';

/**
 * How the days of a share bound a kind, by its fields: a fact has a time; a span is cut; what holds from a time on, until the
 * next one with the same `by`, begins with the share at the earliest; a task is due and done; or it lasts.
 */
export type DatedBy =
  | { readonly fact: string }
  | { readonly from: string; readonly to: string }
  | { readonly holdsFrom: string; readonly by: readonly string[] }
  | { readonly due: string; readonly done: string }
  | { readonly year: string }
  | 'lasting';

/** What stands for nothing in a field; undefined where it has to say something. */
export type Nothing = null | '' | readonly [] | undefined;

export interface FieldRule {
  readonly share: FieldShare;
  readonly nothing: Nothing;
  /** The kinds that its id, or its ids, may be of. */
  readonly refers: readonly string[];
}

export interface KindRule {
  readonly part: KindPart;
  readonly dated: DatedBy;
  readonly fields: ReadonlyMap<string, FieldRule>;
}

/** A record as a projection reads and writes it: what is deleted is in none. */
export interface SharedRecord {
  readonly kind: string;
  readonly uuid: string;
  readonly data: object;
}

/** The terms of a share that a projection goes by. Days are YYYY-MM-DD of the ranch's zone, both included. */
export interface ShareTerms {
  readonly parts: ReadonlySet<SharePart>;
  readonly from: string;
  /** Null: without an end. */
  readonly until: string | null;
  /** Paddocks without a parent; their subdivisions follow. */
  readonly paddocks: 'all' | ReadonlySet<string>;
}

/** What a projection is made by, besides the records. */
export interface Projecting {
  readonly share: ShareTerms;
  readonly zone: Zone;
  /** Of the enrolment alone: 32 random bytes as hex. */
  readonly salt: string;
  /** The word of each kind, in an order in which each refers only to those before it and to its own. */
  readonly rules: ReadonlyMap<string, KindRule>;
}
