import type { ExportedStay } from './PastureMapExport';
import type { SheetReading } from './SheetReading';
import { numberOf, textOf, type Row } from './Workbook';

interface Waiting {
  readonly row: Row;
  readonly herd: string;
  readonly from: number;
}

const headIn = (row: Row) => numberOf(row['Number of animals']) ?? 0;
const intakeIn = (row: Row) => numberOf(row['Total daily DMI (lbs)']) ?? 0;

function stayOf(reading: SheetReading, { row, herd, from }: Waiting, out: Row, to: number | null): ExportedStay {
  return {
    pasture: reading.pasture,
    part: reading.partIn(row),
    herd,
    from,
    to,
    headIn: headIn(row),
    headOut: headIn(out),
    intakeIn: intakeIn(row),
    intakeOut: intakeIn(out),
    plannedDays: numberOf(row['Planned grazing days']),
    note: [...new Set([textOf(row.Notes), textOf(out.Notes)])].filter(Boolean).join('. '),
    residualLbPerAcre: numberOf(out['Available DM (lbs/acre)']),
  };
}

/**
 * Reads the rows of the layout "moves": each move-in is closed by the next move-out of its herd from the same part, or of
 * any herd while only another one waits there, which is the same herd under a new name.
 */
export function readMoves(rows: readonly Row[], reading: SheetReading): void {
  const waiting = new Map<string, Waiting[]>();
  for (const row of rows) {
    const at = reading.clock(row['Date and time']);
    if (at === null) {
      reading.odd('unreadable row');
      continue;
    }
    const [activity, herd, part] = [textOf(row.Activity), textOf(row.Herd), textOf(row.Pasture)];
    if (activity !== 'Move In' && activity !== 'Move Out') {
      if (!reading.readOther(row, at)) reading.odd('unreadable row', herd, at);
      continue;
    }
    const here = waiting.get(part) ?? [];
    waiting.set(part, here);
    const same = here.findIndex((each) => each.herd === herd);
    if (activity === 'Move In') {
      if (same < 0) here.push({ row, herd, from: at });
      else reading.odd('move in while already in', herd, at);
      continue;
    }
    const [came] = here.splice(Math.max(same, 0), 1);
    if (came === undefined) {
      reading.odd('move out without move in', herd, at);
      continue;
    }
    if (same < 0) reading.odd('herd changed its name', herd, at);
    reading.addStay(stayOf(reading, came, row, at));
  }
  for (const came of [...waiting.values()].flat()) reading.addStay(stayOf(reading, came, came.row, null));
}
