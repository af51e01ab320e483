import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { recordsApi } from '../recordsApi';
import { changesRead, groupsAnswered, unfinishedRead } from '../recordsEvents';
import type { WithRecords } from '../recordsSelectors';
import { quietly } from './quietly';

const areAny = ({ records }: WithRecords) => (records?.unfinished.length ?? 0) > 0;

/**
 * Asks which imports were left half way, and again with each news while there are any: they may be continued or undone
 * elsewhere. Where the server does not say there are none.
 */
export function* readUnfinished(ranchUuid: string): SagaGenerator<void> {
  while (true) {
    const told = yield* quietly(recordsApi.unfinished(ranchUuid));
    // A server of an earlier release tells all imports, and not in how many parts.
    if (told.ok) yield* put(unfinishedRead(told.value.imports.filter(({ parts }) => parts !== undefined)));
    do yield* take([changesRead, groupsAnswered]);
    while (!(yield* select(areAny)));
  }
}
