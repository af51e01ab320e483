import { createSelector } from '@reduxjs/toolkit';
import type { PastImport } from '@contract/grazing/history';
import { readPartLabel } from '@contract/grazing/importParts';
import type { WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';

/** An import of which not all parts are saved yet. */
export interface UnfinishedImport {
  readonly uuid: string;
  /** The file, as far as the labels of its groups say it. */
  readonly fileName: string;
  readonly saved: number;
  readonly of: number;
  /** The rest is on this device, and goes to the server by itself. */
  readonly isOnTheWay: boolean;
}

/** The file that a label names at its end: "Imported 3 herds from ranch.kml". */
export const fileIn = (label: string): string => / from (.+)$/.exec(readPartLabel(label).words)?.[1] ?? 'a file';

const unsent = ({ records = NO_RECORDS }: WithRecords) => records.outbox;
const told = ({ records = NO_RECORDS }: WithRecords) => records.unfinished;

/** What is on the way from here, and what was left half way before, each import once. */
export const selectUnfinished = createSelector([unsent, told], (outbox, left): readonly UnfinishedImport[] => {
  const byUuid = new Map(
    left.map(({ import_uuid: uuid, label, parts }) => [
      uuid,
      { uuid, fileName: fileIn(label), saved: parts?.saved ?? 0, of: parts?.of ?? 0, isOnTheWay: false },
    ]),
  );
  for (const { group, state } of outbox) {
    const { of } = readPartLabel(group.label);
    if (group.import_uuid === null || of === 1 || (state !== 'waiting' && state !== 'sending')) continue;
    const known = byUuid.get(group.import_uuid);
    const saved = known?.isOnTheWay === true ? known.saved - 1 : of - 1;
    byUuid.set(group.import_uuid, {
      uuid: group.import_uuid,
      fileName: fileIn(group.label),
      saved,
      of,
      isOnTheWay: true,
    });
  }
  return [...byUuid.values()];
});

/** The import that was left half way of a file of that name: what is read from it now continues it. */
export const unfinishedOf = ({ records }: WithRecords, fileName: string): PastImport | undefined =>
  records?.unfinished.find(({ label }) => fileIn(label) === fileName);
