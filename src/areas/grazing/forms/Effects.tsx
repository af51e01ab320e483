import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { changedStays, type ChangedStay } from '@domain/grazing/changedStays';
import { staysOf, type Stay } from '@domain/grazing/stays';
import { daysBetween } from '@domain/grazing/time';
import { plural } from '@domain/words';
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

type Known = { nameOf: NameOf; zone: string | null; now: number };

function inWords({ before, after }: ChangedStay, { nameOf, zone, now }: Known): string {
  const daysOf = ({ from, to }: Stay) => daysBetween(from, Math.max(from, Math.min(to, now)));
  if (after === null) return before === null ? '' : `${placeInWords(before, nameOf)}: no stay of its own any more`;
  const ends = after.to === Infinity ? 'now' : timeAt(after.to, zone);
  const daysIn = (stay: Stay | null) => stay && numberInWords(daysOf(stay), 1);
  const [place, placeBefore] = [placeInWords(after, nameOf), before && placeInWords(before, nameOf)];
  const where = placeBefore === null || placeBefore === place ? place : `${place} instead of ${placeBefore}`;
  const isAsLong = before === null || daysIn(before) === daysIn(after);
  const days = daysInWords(daysOf(after), 1) + (isAsLong ? '' : ` instead of ${daysIn(before)}`);
  return `${where}: ${timeAt(after.from, zone)} to ${ends}, ${days}`;
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
  if (changed.length === 0) return null;
  return (
    <>
      <p>{plural(changed.length, { one: '# stay changes', other: '# stays change' })}:</p>
      <ul>
        {changed.slice(0, TOLD_MAX).map((each) => (
          <li key={(each.after ?? each.before)?.moves[0]?.uuid}>{inWords(each, { nameOf, zone, now })}</li>
        ))}
      </ul>
    </>
  );
}
