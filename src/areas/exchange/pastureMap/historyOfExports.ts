import { compareFigures, type ComparedPasture } from '@domain/formats/pastureMap/compareFigures';
import { joinExports, type JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { zoneOf } from '@domain/grazing/time';

/** Exports of PastureMap as one history. No long list stands within another thing, so that each comes in pieces. */
export interface ReadHistory extends JoinedExports {
  readonly fileCount: number;
  /** The zones in which the times of the files are, each once. */
  readonly timeZones: readonly string[];
  /** The pastures of each file by its figures and ours. */
  readonly compared: readonly ComparedPasture[];
}

/** @param zone that of the ranch; null counts as UTC */
export const historyOfExports = (exports: readonly PastureMapExport[], zone: string | null): ReadHistory => ({
  ...joinExports(exports),
  fileCount: exports.length,
  timeZones: [...new Set(exports.map(({ timeZone }) => timeZone))],
  compared: exports.flatMap((each) => compareFigures(each, zoneOf(zone))),
});
