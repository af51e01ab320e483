import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { selectAll, type Kind, type WithRecords } from '@records/index';
import { latePart } from '@shared/components/latePart';

const all =
  <K extends Kind>(kind: K) =>
  (state: WithRecords) =>
    selectAll(state, kind);

const selectHasTags = createSelector(
  [all('animal'), all('treatment'), all('weighing'), all('transfer')],
  (animals, treatments, weighings, transfers): boolean =>
    animals.length > 0 ||
    [...treatments, ...transfers].some(({ data }) => data.tags.length > 0) ||
    weighings.some(({ data }) => data.entries.some(({ tag }) => tag !== '')),
);

/** Whether the record has animals or tags that were read: without them, nothing of these is loaded. */
export const useHasTags = (): boolean => useSelector(selectHasTags);

export const LateAnimalsOfHerd = latePart(() => import(/* webpackChunkName: "animals" */ './AnimalsOfHerd'));
