import type { ExportedStay } from '../formats/pastureMap/PastureMapExport';

/** A stay of cows that eat 3,000 lb a day, as an export has it. */
export const exportedStay = (values: Pick<ExportedStay, 'from' | 'to'> & Partial<ExportedStay>): ExportedStay => ({
  pasture: 0,
  part: '',
  herd: 'Cows',
  headIn: 100,
  headOut: 100,
  intakeIn: 3_000,
  intakeOut: 3_000,
  plannedDays: null,
  note: '',
  residualLbPerAcre: null,
  ...values,
});
