import type { RecordKind } from './records';

/** What has happened. Plans, tasks, marks and seasons may be dated ahead. */
const FACTS: readonly RecordKind[] = ['count', 'transfer', 'move', 'forage', 'feed', 'note'];

/** Whether a record is a fact that is dated after an instant, ms since 1970: what has not happened yet is a plan. */
export const isFactAfter = (kind: RecordKind, data: object, latest: number): boolean =>
  FACTS.includes(kind) && 'at' in data && typeof data.at === 'string' && Date.parse(data.at) > latest;
