import { createSelector } from '@reduxjs/toolkit';
import { selectAll, type WithRecords } from '@records/index';
import type { Subject } from './entryForm';
import { LISTED_KINDS, type ListedEntry } from './entryKinds';
import { isAbout } from './isAbout';

const timeOf = ({ record }: ListedEntry): number => Date.parse(record.data.at);

/** Makes the selector of what was recorded of a paddock, a herd or the ranch, the latest first. */
export const createWrittenSelector = (subject: Partial<Subject>) =>
  createSelector(
    LISTED_KINDS.map((kind) => (state: WithRecords) => selectAll(state, kind)),
    (...all) =>
      LISTED_KINDS.flatMap((kind, index) =>
        (all[index] ?? [])
          .filter(({ data }) => isAbout(subject, data))
          // Each list is of its kind, which the types of a list of lists cannot say.
          .map((record) => ({ kind, record }) as ListedEntry),
      ).sort((one, other) => timeOf(other) - timeOf(one)),
  );
