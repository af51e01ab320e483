import type { DayOrder } from '@domain/formats/table/cellTime';
import { cellTime } from '@domain/formats/table/cellTime';
import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { LiveDay } from '@shared/forms/LiveDay';
import { Choice, Choices } from '../bringing/Choice';
import type { ReaderChoosing } from './useReaderChoices';
import type { SessionChoosing } from './useSessionChoices';

/** A day as it is read in one order: "March 4", with its year where the page's own words need no year to tell two apart. */
function dayRead(cell: string, order: DayOrder): string {
  const read = cellTime(cell, order);
  if (read === null || !('day' in read)) return t`No day`;
  return instantInWords(Date.parse(`${read.day}T12:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

type FileWritingProps = Pick<ReaderChoosing, 'file' | 'setOrder'> &
  Pick<SessionChoosing, 'units' | 'setUnits' | 'day' | 'today' | 'setDay' | 'sessions'>;

/** What a file doesn't say of its days and weights. */
export function FileWriting({ file, setOrder, units, setUnits, day, today, setDay, sessions }: FileWritingProps) {
  const { askedDay, order, hasWeights, readings } = file;
  const isUnitAsked = hasWeights && (units.isForced || readings.some(({ unit }) => unit === null));
  const isDayAsked = hasWeights && sessions.some(({ session }) => session.at === null);
  if (askedDay === null && !isUnitAsked && !isDayAsked) return null;
  const [dayFirst, monthFirst] = askedDay === null ? ['', ''] : [dayRead(askedDay, 'day'), dayRead(askedDay, 'month')];
  return (
    <Choices>
      {askedDay !== null && (
        <Choice
          label={t`${askedDay}: ${dayFirst} or ${monthFirst}?`}
          value={order}
          options={[
            { value: 'day', label: dayFirst },
            { value: 'month', label: monthFirst },
          ]}
          onChange={(value) => setOrder(value === 'day' ? 'day' : 'month')}
        />
      )}
      {isUnitAsked && (
        <Choice
          label={t`Weights are in`}
          value={units.unit}
          options={[
            { value: 'lb', label: t`Pounds` },
            { value: 'kg', label: t`Kilograms` },
          ]}
          onChange={(value) => setUnits({ ...units, unit: value === 'kg' ? 'kg' : 'lb' })}
        />
      )}
      {isDayAsked && (
        <LiveDay label={t`Weighed on`} value={day} max={today} onChange={(typed) => typed !== '' && setDay(typed)} />
      )}
    </Choices>
  );
}
