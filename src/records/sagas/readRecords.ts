import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import type { Failure } from '@shared/requestState';
import { attempt } from '@shared/sagas/attempt';
import { allRead, changesRead, readFailed } from '../recordsEvents';
import type { WithRecords } from '../recordsSelectors';
import { recordsApi } from '../recordsApi';
import type { Owner } from '../store/outboxStore';
import { backOff, failedAgain, NOT_FAILING } from './backOff';
import { forgetRanch } from './forgetRanch';
import { afterLoss, afterPage, WHOLE_PAGES, type PageSize } from './pageSize';
import { heedOtherPerson, quietly } from './quietly';

const positionOf = ({ epoch, head, next }: RecordsPage) => ({ epoch, head, cursor: next });

/** Whether the person may not read the ranch's record (any more), or there is none. */
const isRefused = ({ code }: Failure): boolean => code === 'forbidden' || code === 'not_found';

type Pages = readonly RecordsPage[];

const sinceOf = (page: RecordsPage | undefined) =>
  page === undefined ? undefined : { revision: page.next, epoch: page.epoch };

/**
 * Reads the whole record, page by page, again and again until it has come. Pages that have come aren't asked for again; a
 * backup that is restored meanwhile begins it again. False where the person may not read it.
 */
export function* readAll(owner: Owner): SagaGenerator<boolean> {
  let pages: Pages = [];
  let size = WHOLE_PAGES;
  let failing = NOT_FAILING;
  while (true) {
    const page = yield* attempt(recordsApi.read(owner, size.limit, sinceOf(pages.at(-1))));
    if (page.ok) {
      const { value } = page;
      pages = [...pages, value];
      [size, failing] = [afterPage(size), NOT_FAILING];
      if (value.has_more) continue;
      yield* put(allRead({ ...positionOf(value), records: pages.flatMap(({ records }) => records) }));
      return true;
    }
    const { failure } = page;
    yield* heedOtherPerson(failure);
    if (failure.code === 'reset' && pages.length > 0) {
      pages = [];
      continue;
    }
    if (isRefused(failure)) {
      yield* forgetRanch(failure);
      return false;
    }
    [size, failing] = [afterLoss(size, failure), failedAgain(failing)];
    yield* put(readFailed(failure));
    yield* backOff(failing);
  }
}

/** How a reading of what is new ended, and how large the next page may be. */
interface Reading {
  readonly isDone: boolean;
  readonly size: PageSize;
}

/** Reads what was written since the cursor. It isn't done where that failed, and may be tried again. */
export function* readSince(owner: Owner, first: PageSize): SagaGenerator<Reading> {
  let size = first;
  while (true) {
    const position = yield* select(({ records }: WithRecords) => records?.position ?? null);
    if (position === null) return { isDone: true, size };
    const since = { revision: position.cursor, epoch: position.epoch };
    const page = yield* quietly(recordsApi.read(owner, size.limit, since));
    if (!page.ok && page.failure.code === 'reset') return { isDone: yield* readAll(owner), size };
    if (!page.ok && isRefused(page.failure)) {
      yield* forgetRanch(page.failure);
      return { isDone: true, size };
    }
    if (!page.ok) return { isDone: false, size: afterLoss(size, page.failure) };
    const { value } = page;
    size = afterPage(size);
    const next = positionOf(value);
    const isNews = value.records.length > 0 || next.cursor !== position.cursor || next.head !== position.head;
    if (isNews) yield* put(changesRead({ ...next, records: value.records }));
    if (!value.has_more) return { isDone: true, size };
  }
}
