import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { changedStays, type ChangedStay } from '@domain/grazing/changedStays';
import { staysOf, type Stay } from '@domain/grazing/stays';
import { daysBetween } from '@domain/grazing/time';
import { plural, t } from '@domain/words';
import { placeInWords, type NameOf } from '@records/herdWords';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import { editedMove, placeIn, type EditValues } from '@records/moving/editedMove';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { daysInWords } from '@shared/lib/daysInWords';
import { timeAt } from '@shared/time/ranchTime';
import type { When } from '@shared/time/useWhen';
import { numberInWords } from '@shared/units/units';

/** So many stays are told one by one. */
const TOLD_MAX = 4;

/** "Mesa", "Mesa instead of Creek". */
const placesInWords = (place: string, placeBefore: string): string =>
  place === placeBefore ? place : t`${place} instead of ${placeBefore}`;

/** "10 days", "10 days instead of 12". */
function lengthsInWords(days: number, before: number): string {
  const [length, daysBefore] = [daysInWords(days, 1), numberInWords(before, 1)];
  return numberInWords(days, 1) === daysBefore ? length : t`${length} instead of ${daysBefore}`;
}

const goneInWords = (place: string): string => t`${place}: no stay of its own anymore`;

type Known = { nameOf: NameOf; zone: string | null; now: number };

function inWords({ before, after }: ChangedStay, { nameOf, zone, now }: Known): string {
  const daysOf = ({ from, to }: Stay) => daysBetween(from, Math.max(from, Math.min(to, now)));
  const was = before && { place: placeInWords(before, nameOf), days: daysOf(before) };
  if (after === null) return was === null ? '' : goneInWords(was.place);
  const is = { place: placeInWords(after, nameOf), days: daysOf(after) };
  const where = was === null ? is.place : placesInWords(is.place, was.place);
  const length = was === null ? daysInWords(is.days, 1) : lengthsInWords(is.days, was.days);
  const start = timeAt(after.from, zone);
  if (after.to === Infinity) return t`${where}: ${start} to now, ${length}`;
  const end = timeAt(after.to, zone);
  return t`${where}: ${start} to ${end}, ${length}`;
}

interface EffectsProps {
  move: Held<DataOf<'move'>>;
  /** Other moves of the stay, which follow it to another place. */
  along: readonly string[];
  when: When;
}

/** What becomes of the herd's stays by what stands in the form: a move's time ends one and begins the next. */
export function Effects({ move, along, when }: EffectsProps) {
  const values = useDeferredValue(useFormikContext<EditValues>().values);
  const { area, zone, now } = useRanchView();
  const nameOf = useNames();
  const { stays, states, standard, records } = useSelector(selectTimelines);
  const fields = editedMove(move.data, values, when, area);
  const herd = records.herds.find(({ uuid }) => uuid === move.data.herd_uuid);
  if (herd === undefined || Object.keys(fields).length === 0 || values.place === '') return null;
  const moves = (records.moves.get(herd.uuid) ?? []).map((each) => {
    if (each.uuid === move.uuid) return { ...each, data: { ...each.data, ...fields } };
    return along.includes(each.uuid) ? { ...each, data: { ...each.data, ...placeIn(fields) } } : each;
  });
  const after = staysOf(herd, moves, states.byHerd.get(herd.uuid) ?? [], standard);
  const changed = changedStays(stays.get(herd.uuid) ?? [], after);
  const count = changed.length;
  if (count === 0) return null;
  return (
    <>
      <p>{plural(count, { one: '# stay changes:', other: '# stays change:' })}</p>
      <ul>
        {changed.slice(0, TOLD_MAX).map((each) => (
          <li key={(each.after ?? each.before)?.moves[0]?.uuid}>{inWords(each, { nameOf, zone, now })}</li>
        ))}
      </ul>
    </>
  );
}
