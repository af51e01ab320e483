import { TZDateMini } from '@date-fns/tz';

/** A sheet of a workbook, as cells by row. */
export interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly unknown[])[];
}

/** A stay as a PastureMap export has it. Instants are milliseconds since 1970 UTC, intake lb a day of the whole herd. */
export interface ExportedStay {
  readonly paddock: string;
  readonly herd: string;
  readonly from: number;
  /** Null while it has no end in the file. */
  readonly to: number | null;
  readonly headIn: number;
  readonly headOut: number;
  readonly intakeIn: number;
  readonly intakeOut: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Wall-clock time of a cell in a zone, as an instant. A time just under a second is that second, cut off. */
function instantOf(cell: unknown, zone: string): number {
  if (!(cell instanceof Date)) throw new Error(`no date: ${String(cell)}`);
  const wall = new Date(cell.getTime() + (cell.getUTCMilliseconds() === 999 ? 1 : 0));
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  const [hours, minutes, seconds] = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()];
  return new TZDateMini(year, month, day, hours, minutes, seconds, wall.getUTCMilliseconds(), zone).getTime();
}

/** The rows of a paddock's sheet by their titles; of two columns with one title the first counts. */
function rowsOf({ data }: Sheet, firstTitle: string): Row[] {
  const header = data.findIndex((row) => row[0] === firstTitle);
  const titles = data[header] ?? [];
  return data
    .slice(header + 1)
    .map((row) => Object.fromEntries(titles.map((title, index) => [String(title), row[index]] as const).toReversed()));
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const zoneIn = (summary: Sheet): string => text(summary.data.find(([title]) => title === 'Time zone')?.[1]);

const head = (row: Row) => number(row['Number of animals']);
const intake = (row: Row) => number(row['Total daily DMI (lbs)']);

/** Layout "moves": each move-in is closed by the next move-out of the herd, or of any herd that waits there. */
function staysFromMoves(paddock: string, sheet: Sheet, zone: string): ExportedStay[] {
  const stays: ExportedStay[] = [];
  const waiting = new Map<string, { row: Row; herd: string; from: number }[]>();
  for (const row of rowsOf(sheet, 'Date and time')) {
    const [activity, herd, part] = [text(row.Activity), text(row.Herd), text(row.Pasture)];
    if (activity !== 'Move In' && activity !== 'Move Out') continue;
    const at = instantOf(row['Date and time'], zone);
    const here = waiting.get(part) ?? [];
    waiting.set(part, here);
    const same = here.findIndex((each) => each.herd === herd);
    if (activity === 'Move In') {
      if (same < 0) here.push({ row, herd, from: at });
      continue;
    }
    const [came] = here.splice(same < 0 ? 0 : same, 1);
    if (came === undefined) continue;
    const ends = { headIn: head(came.row), headOut: head(row), intakeIn: intake(came.row), intakeOut: intake(row) };
    stays.push({ paddock, herd: came.herd, from: came.from, to: at, ...ends });
  }
  for (const { row, herd, from } of [...waiting.values()].flat()) {
    const ends = { headIn: head(row), headOut: head(row), intakeIn: intake(row), intakeOut: intake(row) };
    stays.push({ paddock, herd, from, to: null, ...ends });
  }
  return stays;
}

/** Layout "events": a row is a stay with what it was at its end. */
function staysFromEvents(paddock: string, sheet: Sheet, zone: string): ExportedStay[] {
  return rowsOf(sheet, 'Start date')
    .filter((row) => row.Activity === 'Grazing Event')
    .map((row) => {
      const end = row['End date'];
      const ends = { headIn: head(row), headOut: head(row), intakeIn: intake(row), intakeOut: intake(row) };
      const to = end instanceof Date ? instantOf(end, zone) : null;
      return { paddock, herd: text(row.Herd), from: instantOf(row['Start date'], zone), to, ...ends };
    });
}

const TOGETHER_MS = 120_000;

/** In the layout "events" a stay begins with what the same herd's stay that ended at its start was at its end. */
const withIntakeOfBefore = (stays: readonly ExportedStay[]): ExportedStay[] =>
  stays.map((stay) => {
    const before = stays.find(
      (other) =>
        other.herd === stay.herd &&
        other.to !== null &&
        other !== stay &&
        Math.abs(other.to - stay.from) <= TOGETHER_MS,
    );
    return before === undefined ? stay : { ...stay, headIn: before.headOut, intakeIn: before.intakeOut };
  });

/** The paddocks of an export in the order of its summary, and its stays. */
export function readExport([summary, ...sheets]: readonly Sheet[]): {
  paddocks: [string, number][];
  stays: ExportedStay[];
} {
  if (summary === undefined) return { paddocks: [], stays: [] };
  const zone = zoneIn(summary);
  const first = summary.data.findIndex(([title]) => title === 'Pasture name') + 1;
  // A name can stand there twice: the position tells them apart.
  const paddocks = summary.data
    .slice(first)
    .map((row, index): [string, number] => [`${index + 1} ${text(row[0])}`, number(row[1])]);
  const isEvents = sheets.some(({ data }) => data.some((row) => row[0] === 'Start date'));
  const stays = sheets.flatMap((sheet, index) => {
    const paddock = paddocks[index]?.[0] ?? '';
    return isEvents ? staysFromEvents(paddock, sheet, zone) : staysFromMoves(paddock, sheet, zone);
  });
  return { paddocks, stays: isEvents ? withIntakeOfBefore(stays) : stays };
}
