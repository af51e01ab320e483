import { createSelector } from '@reduxjs/toolkit';
import type { PastImport } from '@contract/grazing/history';
import { t } from '@domain/words';
import type { WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';
import { importSaid, type Labeled } from './saidInWords';

/** An import of which not all parts are saved yet. */
export interface UnfinishedImport {
  readonly uuid: string;
  /** The file, as far as its groups say it. */
  readonly fileName: string;
  readonly saved: number;
  readonly of: number;
  /** The rest is on this device, and goes to the server by itself. */
  readonly isOnTheWay: boolean;
}

/** The file that a group of an import names. */
export const fileOf = (group: Labeled): string => importSaid(group)?.file ?? t`a file`;

const unsent = ({ records = NO_RECORDS }: WithRecords) => records.outbox;
/** What the server told of imports that were left half way. */
export const selectLeftHalfWay = ({ records = NO_RECORDS }: WithRecords) => records.unfinished;

/** What is on the way from here, and what was left half way before, each import once. */
export const selectUnfinished = createSelector(
  [unsent, selectLeftHalfWay],
  (outbox, left): readonly UnfinishedImport[] => {
    const byUuid = new Map(
      left.map((past) => [
        past.import_uuid,
        {
          uuid: past.import_uuid,
          fileName: fileOf(past),
          saved: past.parts?.saved ?? 0,
          of: past.parts?.of ?? 0,
          isOnTheWay: false,
        },
      ]),
    );
    for (const { group, state } of outbox) {
      const of = importSaid(group)?.parts ?? 1;
      if (group.import_uuid === null || of === 1 || (state !== 'waiting' && state !== 'sending')) continue;
      const known = byUuid.get(group.import_uuid);
      const saved = known?.isOnTheWay === true ? known.saved - 1 : of - 1;
      byUuid.set(group.import_uuid, {
        uuid: group.import_uuid,
        fileName: fileOf(group),
        saved,
        of,
        isOnTheWay: true,
      });
    }
    return [...byUuid.values()];
  },
);

/** The import that was left half way of a file of that name: what is read from it now continues it. */
export const unfinishedOf = ({ records }: WithRecords, fileName: string): PastImport | undefined =>
  records?.unfinished.find((past) => importSaid(past)?.file === fileName);
