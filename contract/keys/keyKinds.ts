import type { RecordKind } from '../grazing/records';

/**
 * Kinds of records that a key may write: what happened on the ranch and what was planned, measured or bought. A key never
 * shapes the ranch, makes a herd or adds a photo, and a new kind opens to none until it is named here.
 */
export const KEY_KINDS = [
  'move',
  'plan',
  'count',
  'transfer',
  'weighing',
  'treatment',
  'animal',
  'product',
  'forage',
  'feed',
  'feedstuff',
  'rain',
  'mark',
  'place',
  'note',
  'task',
  'paddock_treatment',
  'confinement',
  'key_area',
  'use_reading',
  'photo_point',
  'transect',
  'transect_reading',
  'decision',
] as const satisfies readonly RecordKind[];

export type KeyKind = (typeof KEY_KINDS)[number];
