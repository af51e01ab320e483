import { groupedBy } from '../../lists/groupedBy';
import type { ExportedStay, Oddity } from './PastureMapExport';
import type { SheetReading } from './SheetReading';
import { numberOf, textOf, type Row } from './Workbook';

/** Stays that end and begin within that time follow each other. */
export const TOGETHER_MS = 120_000;

/** Reads the rows of the layout "events": a row is a stay, with what the herd was at its end. */
export function readEvents(rows: readonly Row[], reading: SheetReading): void {
  for (const row of rows) {
    const from = reading.clock(row['Start date']);
    const herd = textOf(row.Herd);
    if (from === null) {
      reading.odd('unreadable row', herd);
      continue;
    }
    if (textOf(row.Activity) !== 'Grazing Event') {
      if (!reading.readOther(row, from)) reading.odd('unreadable row', herd, from);
      continue;
    }
    const head = numberOf(row['Number of animals']) ?? 0;
    const intake = numberOf(row['Total daily DMI (lbs)']) ?? 0;
    reading.addStay({
      pasture: reading.pasture,
      part: reading.partIn(row),
      herd,
      from,
      to: reading.clock(row['End date']),
      headIn: head,
      headOut: head,
      intakeIn: intake,
      intakeOut: intake,
      plannedDays: numberOf(row['Planned grazing days']),
      note: [...new Set([textOf(row.Notes), textOf(row['Notes 2'])])].filter(Boolean).join('. '),
      residualLbPerAcre: numberOf(row['Residual DM (lbs/acre)']),
    });
  }
}

/**
 * A stay of the layout "events" begins with what the same herd was at the end of its stay that ended then. Where no stay
 * did, it is taken to be what it was at its own end, and told.
 */
export function withIntakeOfBefore(stays: readonly ExportedStay[]): { stays: ExportedStay[]; oddities: Oddity[] } {
  const oddities: Oddity[] = [];
  const byHerd = groupedBy(stays, ({ herd }) => herd);
  const follows = (stay: ExportedStay) => (other: ExportedStay) =>
    other !== stay && other.to !== null && Math.abs(other.to - stay.from) <= TOGETHER_MS;
  const begun = stays.map((stay) => {
    const before = byHerd.get(stay.herd)?.find(follows(stay));
    if (before !== undefined) return { ...stay, headIn: before.headOut, intakeIn: before.intakeOut };
    oddities.push({ kind: 'intake at move-in not known', pasture: stay.pasture, herd: stay.herd, at: stay.from });
    return stay;
  });
  return { stays: begun, oddities };
}
