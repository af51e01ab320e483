import type { ReportedUnit } from '@domain/landUnits/reportedUnits';
import { t } from '@domain/words';

/** What land is called in the sheet: the ranch where it is one. */
export const unitInWords = ({ uuid, name }: Pick<ReportedUnit, 'uuid' | 'name'>): string =>
  uuid === null ? t`The ranch` : name;
