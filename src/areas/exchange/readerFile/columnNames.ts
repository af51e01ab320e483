import type { ReaderColumn } from '@domain/animals/readerFile/ReaderColumn';
import { t } from '@domain/words';

/** What a column of a reader's file may be. */
export const COLUMN_NAMES: Readonly<Record<ReaderColumn, string>> = {
  '': t`Not used`,
  eid: t`Electronic tag`,
  visual: t`Visual tag`,
  official: t`Official tag`,
  weight: t`Weight`,
  unit: t`Unit of weight`,
  date: t`Day`,
  time: t`Time of day`,
  datetime: t`Day and time`,
  session: t`Session`,
  birth: t`Date of birth`,
  note: t`Note`,
};
