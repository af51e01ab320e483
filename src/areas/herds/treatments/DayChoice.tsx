import { t } from '@domain/words';
import { LiveDay } from '@shared/forms/LiveDay';
import type { useTreatmentDays } from './useTreatmentDays';

/** The first and the last day of what is listed. */
export function DayChoice({ days, choose, isBackward }: ReturnType<typeof useTreatmentDays>) {
  return (
    <>
      <LiveDay label={t`First day`} value={days.from ?? ''} onChange={(value) => choose('from', value)} />
      <LiveDay label={t`Last day`} value={days.to ?? ''} onChange={(value) => choose('to', value)} />
      {isBackward && <p role="alert">{t`The last day is before the first.`}</p>}
    </>
  );
}
