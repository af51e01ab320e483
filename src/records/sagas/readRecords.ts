import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import type { Failure } from '@shared/requestState';
import { attempt } from '@shared/sagas/attempt';
import { allRead, changesRead, readFailed } from '../recordsSlice';
import type { WithRecords } from '../recordsSelectors';
import { recordsApi } from '../recordsApi';
import type { Read } from '../transitions';
import { backOff } from './backOff';
import { forgetRanch } from './forgetRanch';
import { quietly } from './quietly';

const positionOf = ({ epoch, head, next }: RecordsPage) => ({ epoch, head, cursor: next });

/** Whether the person may not read the ranch's record (any more), or there is none. */
const isRefused = ({ code }: Failure): boolean => code === 'forbidden' || code === 'not_found';

type Whole = { ok: true; read: Read } | { ok: false; failure: Failure };

/** All that lives, page by page. A backup that is restored meanwhile begins it again. */
function* readPages(ranchUuid: string): SagaGenerator<Whole> {
  let records: Read['records'] = [];
  let since: { revision: number; epoch: string } | undefined;
  while (true) {
    const page = yield* attempt(recordsApi.read(ranchUuid, since));
    if (!page.ok && page.failure.code === 'reset' && since !== undefined) {
      records = [];
      since = undefined;
      continue;
    }
    if (!page.ok) return page;
    const { value } = page;
    records = records.length === 0 ? value.records : [...records, ...value.records];
    if (!value.has_more) return { ok: true, read: { ...positionOf(value), records } };
    since = { revision: value.next, epoch: value.epoch };
  }
}

/** Reads the whole record, again and again until it has come. False where the person may not read it. */
export function* readAll(ranchUuid: string): SagaGenerator<boolean> {
  for (let failures = 0; ; failures += 1) {
    const whole = yield* readPages(ranchUuid);
    if (whole.ok) {
      yield* put(allRead(whole.read));
      return true;
    }
    if (isRefused(whole.failure)) {
      yield* forgetRanch(whole.failure);
      return false;
    }
    yield* put(readFailed(whole.failure));
    yield* backOff(failures);
  }
}

/** Reads what was written since the cursor. False where that failed, and may be tried again. */
export function* readSince(ranchUuid: string): SagaGenerator<boolean> {
  while (true) {
    const position = yield* select(({ records }: WithRecords) => records?.position ?? null);
    if (position === null) return true;
    const page = yield* quietly(recordsApi.read(ranchUuid, { revision: position.cursor, epoch: position.epoch }));
    if (!page.ok && page.failure.code === 'reset') return yield* readAll(ranchUuid);
    if (!page.ok && isRefused(page.failure)) {
      yield* forgetRanch(page.failure);
      return true;
    }
    if (!page.ok) return false;
    const { value } = page;
    const next = positionOf(value);
    const isNews = value.records.length > 0 || next.cursor !== position.cursor || next.head !== position.head;
    if (isNews) yield* put(changesRead({ ...next, records: value.records }));
    if (!value.has_more) return true;
  }
}
