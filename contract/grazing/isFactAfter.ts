import { KIND_META } from './kindMeta';
import type { RecordKind } from './records';

/** When a fact began, and when it was over. */
const TIMES = ['at', 'last_at', 'starts_at', 'ends_at'];

const isAfter = (time: unknown, latest: number): boolean => typeof time === 'string' && Date.parse(time) > latest;

/** Whether a record is a fact that is dated after an instant, ms since 1970: what has not happened yet is a plan. */
export const isFactAfter = (kind: RecordKind, data: object, latest: number): boolean =>
  KIND_META[kind].isFact && TIMES.some((field) => isAfter(data[field as keyof typeof data], latest));
