import { KIND_META } from './kindMeta';
import type { RecordKind } from './records';

/** Whether a record is a fact that is dated after an instant, ms since 1970: what has not happened yet is a plan. */
export const isFactAfter = (kind: RecordKind, data: object, latest: number): boolean =>
  KIND_META[kind].isFact && 'at' in data && typeof data.at === 'string' && Date.parse(data.at) > latest;
