import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { inOrder } from '@domain/grazing/records';
import { daysBetween } from '@domain/grazing/time';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { daysInWords } from '@shared/lib/daysInWords';
import type { When } from '@shared/time/useWhen';
import { selectRecords } from '../recordsSelectors';
import { useRanchView } from '../useRanchView';
import type { MoveValues } from './moveValues';

/** A stay that lasts longer was most likely ended by a move that nobody wrote down. */
const LONG_DAYS = 21;

/** How long the herds would stay where nothing else is entered, in days: until their next move, or now. */
function useDaysUnended(when: When): number {
  const { values } = useFormikContext<MoveValues>();
  const { now } = useRanchView();
  const { moves } = useSelector(selectRecords);
  if (values.when === '' || values.place.startsWith('off:')) return 0;
  const at = when.instant(values.when);
  const ends = values.herds.map((herd) => inOrder(moves.get(herd) ?? []).find((move) => move.at > at)?.at ?? now);
  return daysBetween(at, Math.max(at, ...ends));
}

/** When a stay of the past ended, for an old notebook in which nothing says where the herd went next. */
export function UntilField({ when }: { when: When }) {
  const days = useDaysUnended(when);
  const unended = daysInWords(days);
  const hint =
    days > LONG_DAYS
      ? t`Nothing is recorded for ${unended} after it. If they were not there all that time, enter when they left: after that their location is unknown.`
      : t`When they left, if no later move is recorded. After that their location is unknown.`;
  return <Field name="until" label={t`Until (optional)`} type="datetime-local" hint={hint} />;
}
