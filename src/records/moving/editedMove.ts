import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { DAYS, storedFrom, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import type { When } from '@shared/time/useWhen';
import type { DataOf } from '../kinds';
import { placeOf, type MoveValues } from './moveValues';

type Move = DataOf<'move'>;

/** What stands in the form of a move that was written down. */
export type EditValues = Omit<MoveValues, 'herds' | 'until'>;

export function editValues(
  { paddock_uuids, off, strip_acres, planned_days, note, at }: Move,
  when: When,
  area: Unit,
): EditValues {
  const [first = '', ...gates] = paddock_uuids;
  return {
    place: off === null ? first : `off:${off}`,
    gates,
    strip: typedFrom(strip_acres, area),
    when: when.shown(at),
    planned_days: planned_days === null ? '' : String(planned_days),
    note,
  };
}

type Place = Pick<Move, 'paddock_uuids' | 'off'>;

/** The fields that differ from what the move holds; acres that were only shown in another unit do not. */
export function editedMove(before: Move, values: EditValues, when: When, area: Unit): Partial<Move> {
  const place: Place = placeOf(values);
  const isStripTouched = values.strip !== editValues(before, when, area).strip;
  const strip = isStripTouched ? storedFrom(values.strip, area) : before.strip_acres;
  const now: Partial<Move> = {
    at: when.timeOf(values.when).at,
    ...place,
    strip_acres: place.paddock_uuids.length === 1 ? strip : null,
    planned_days: typedNumber(values.planned_days, DAYS),
    note: values.note.trim(),
  };
  const isTouched = ([field, value]: [string, Move[keyof Move]]) => !isDeepEqual(value, before[field as keyof Move]);
  return Object.fromEntries(Object.entries(now).filter(isTouched));
}

/** What a change of the place is to the other moves of the same stay, so that it stays one. */
export const placeIn = ({ paddock_uuids, off }: Partial<Move>): Partial<Move> => ({
  ...(paddock_uuids && { paddock_uuids }),
  ...(off !== undefined && { off }),
  ...(paddock_uuids && paddock_uuids.length !== 1 && { strip_acres: null }),
});
