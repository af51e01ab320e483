import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import { latePart } from '@shared/components/latePart';

/** Whether the ranch has animals with tags: without them, nothing of these is loaded. */
export const useHasAnimals = (): boolean => useSelector((state: WithRecords) => selectAll(state, 'animal')).length > 0;

export const LateAnimalsOfHerd = latePart(() => import(/* webpackChunkName: "animals" */ './AnimalsOfHerd'));
