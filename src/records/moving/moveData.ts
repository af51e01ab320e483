import type { DataOf } from '../kinds';

type MoveData = DataOf<'move'>;

/**
 * All fields of a move: those that are given, and the others empty. Without paddocks and without `off` it says nothing of
 * where to, so one of them is to be given.
 */
export const moveData = (given: Pick<MoveData, 'herd_uuid' | 'at'> & Partial<MoveData>): MoveData => ({
  paddock_uuids: [],
  off: null,
  strip_acres: null,
  planned_days: null,
  plan_uuid: null,
  note: '',
  ...given,
});
