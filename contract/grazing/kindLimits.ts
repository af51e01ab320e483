import { OPEN_TASKS_MAX, PHOTOS_MAX, SEASONS_MAX } from '../http/limits';
import type { RecordKind } from './records';

/** Most records of a kind that a ranch may have at once, far above what any ranch needs. */
export interface KindLimit {
  readonly most: number;
  /** Only records whose field is null count; absent: all that are not deleted. */
  readonly whereNull?: string;
  readonly words: string;
}

/** Kinds that are limited on their own; all others share the limit of a ranch's records. */
export const KIND_LIMITS: Readonly<Partial<Record<RecordKind, KindLimit>>> = {
  season: { most: SEASONS_MAX, words: 'seasons' },
  // eslint-disable-next-line lingui/no-unlocalized-strings -- for the English of a refusal
  task: { most: OPEN_TASKS_MAX, whereNull: 'done_at', words: 'open tasks' },
  photo: { most: PHOTOS_MAX, words: 'photos' },
};

/** Whether a record counts towards the limit of its kind. */
export const countsTowards = ({ whereNull }: KindLimit, data: object | null): boolean =>
  data !== null && (whereNull === undefined || (data as Readonly<Record<string, unknown>>)[whereNull] === null);
