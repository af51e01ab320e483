import { readerFile, type ReaderChoices, type ReaderFile } from '@domain/animals/readerFile/readerFile';
import { rowsOfBytes, type ReaderRows } from '@domain/animals/readerFile/readerText';
import { rowsOfSheet } from '@domain/animals/readerFile/sheetRows';
import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { t } from '@domain/words';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { instantOf, localOf } from '@shared/time/ranchTime';

/** A file, what the person said of it, and the ranch that it is read for. */
export interface ReaderAsked extends FileAsked {
  readonly choices: ReaderChoices;
  /** The zone of the ranch (IANA); null counts as UTC. */
  readonly zone: string | null;
  /** ms since 1970. */
  readonly now: number;
}

const UNREADABLE = t`This file cannot be read: it may be damaged`;
/** As many characters of an ISO time name its hour. */
const HOUR_CHARACTERS = 13;
const MINUTE_MS = 60_000;

/** The ranch's clock. What is found of an hour holds for all of its minutes: to find it takes longer than all else of a line. */
function clockOf(zone: string | null) {
  const hours = new Map<string, number | null>();
  return (day: string, time: string): number | null => {
    const hour = `${day}T${time}`.slice(0, HOUR_CHARACTERS);
    const start = hours.get(hour) ?? instantOf(`${hour}:00`, zone);
    hours.set(hour, start);
    return start === null ? null : start + Number(time.slice(3)) * MINUTE_MS;
  };
}

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

async function rowsIn(bytes: Uint8Array): Promise<ReaderRows> {
  if (!isWorkbook(bytes)) return rowsOfBytes(bytes);
  // Most files are texts, and what opens workbooks is large.
  const { openWorkbook } = await import('@shared/fileWorker/openWorkbook');
  const [first] = await openWorkbook(bytes);
  return rowsOfSheet(first?.data ?? []);
}

/** Reads a file of a reader or scale: what the worker does. It never throws, and sends nothing anywhere. */
export async function readReaderFile({ file, choices, zone, now }: ReaderAsked): Promise<WorkerAnswer<ReaderFile>> {
  try {
    const { rows, delimiter } = await rowsIn(new Uint8Array(await file.arrayBuffer()));
    const dayOf = (at: number) => localOf(at, zone).slice(0, 10);
    return { read: readerFile(rows, delimiter, choices, { zone, now, dayOf, instantOf: clockOf(zone) }) };
  } catch (error) {
    return { problem: error instanceof FileRefused ? error.message : UNREADABLE };
  }
}
