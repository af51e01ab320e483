import { t } from '../../words';
import { FileRefused } from '../shapes/FileRefused';
import { clockOf, dayOf, isZone } from './clock';
import type { ExportedPasture, Oddity, PastureMapExport } from './PastureMapExport';
import { SheetReading, type PastureRows } from './SheetReading';
import { readEvents, withIntakeOfBefore } from './staysOfEvents';
import { readMoves } from './staysOfMoves';
import { numberOf, rowsBelow, textOf, valueOf, type Row, type Sheet } from './Workbook';

const NO_EXPORT = t`This workbook isn’t a PastureMap export: its first sheet has no grazing summary report. In PastureMap, export the grazing summary of a season`;
const NO_ZONE = t`This export does not say in which time zone its times are`;

/* eslint-disable lingui/no-unlocalized-strings -- from here on names of columns as the file has them */

/** Whether a workbook looks like PastureMap's grazing summary report. */
const isExport = (summary: Sheet | undefined): summary is Sheet =>
  summary !== undefined &&
  valueOf(summary, 'Time zone') !== undefined &&
  rowsBelow(summary, 'Pasture name') !== undefined;

/** Columns come and go, and their titles end in "this season" or not. */
const columnOf = (row: Row, title: string): unknown =>
  row[title] ?? row[`${title} this season (lbs)`] ?? row[`${title} (lbs)`];

const pastureOf = (row: Row): ExportedPasture => ({
  name: textOf(row['Pasture name']),
  acres: numberOf(row['Area (acres)']),
  grazeablePercent: numberOf(row['% Grazeable acres']),
  grassType: textOf(row['Grass type']),
  forageLb: numberOf(columnOf(row, 'Forage grazed')),
  recoveryDays: numberOf(row['Recovery days']),
  hayAddedLb: numberOf(columnOf(row, 'Hay added')),
});

/** What names say that cannot be told apart, or were cut. */
function nameOddities(pastures: readonly ExportedPasture[], sheets: readonly Sheet[]): Oddity[] {
  const about = { herd: '', at: null };
  const first = new Map<string, number>();
  return pastures.flatMap(({ name }, pasture): Oddity[] => {
    const key = name.toLowerCase();
    const isSecond = first.has(key);
    if (!isSecond) first.set(key, pasture);
    const sheet = sheets[pasture]?.sheet;
    return [
      ...(isSecond ? [{ kind: 'name used twice', pasture, ...about } as const] : []),
      ...(sheet !== undefined && sheet !== name
        ? [{ kind: 'sheet name differs from pasture name', pasture, ...about } as const]
        : []),
    ];
  });
}

/** Reads the sheets of the pastures, which stand in the order of the summary. */
function readSheets(pastures: readonly ExportedPasture[], sheets: readonly Sheet[], zone: string) {
  const isEvents = sheets.some((sheet) => rowsBelow(sheet, 'Start date') !== undefined);
  const clock = clockOf(zone);
  const all: PastureRows = { stays: [], hay: [], notes: [], oddities: [] };
  for (const [index, { name }] of pastures.entries()) {
    const sheet = sheets[index];
    if (sheet === undefined) continue;
    const reading = new SheetReading(index, name, clock);
    if (isEvents) readEvents(rowsBelow(sheet, 'Start date') ?? [], reading);
    else readMoves(rowsBelow(sheet, 'Date and time') ?? [], reading);
    all.stays.push(...reading.stays);
    all.hay.push(...reading.hay);
    all.notes.push(...reading.notes);
    all.oddities.push(...reading.oddities);
  }
  if (!isEvents) return all;
  const begun = withIntakeOfBefore(all.stays);
  return { ...all, stays: begun.stays, oddities: [...all.oddities, ...begun.oddities] };
}

/**
 * Reads a workbook that PastureMap exported: a grazing summary report, then a sheet for each pasture in the order of the
 * summary, in the layout "moves" (2017 to 2018) or "events" (2020 to 2025). Nothing is rounded. What the record cannot take
 * as it is, is told as an oddity.
 *
 * @throws FileRefused for any other workbook
 */
export function readPastureMap([summary, ...sheets]: readonly Sheet[]): PastureMapExport {
  if (!isExport(summary)) throw new FileRefused(NO_EXPORT);
  const timeZone = textOf(valueOf(summary, 'Time zone'));
  if (!isZone(timeZone)) throw new FileRefused(NO_ZONE);
  const pastures = (rowsBelow(summary, 'Pasture name') ?? []).map(pastureOf);
  const rows = readSheets(pastures, sheets, timeZone);
  return {
    ranch: textOf(valueOf(summary, 'Ranch')),
    timeZone,
    exportedAt: clockOf(timeZone)(valueOf(summary, 'Export date')) ?? 0,
    seasonStartsOn: dayOf(valueOf(summary, 'Season start date')) ?? '',
    seasonEndsOn: dayOf(valueOf(summary, 'Season end date')),
    standardWeightLb: numberOf(valueOf(summary, 'Standard animal weight (lbs)')),
    standardIntakeLb: numberOf(valueOf(summary, 'Standard animal DMI (lbs)')),
    pastures,
    ...rows,
    oddities: [...nameOddities(pastures, sheets), ...rows.oddities],
  };
}
