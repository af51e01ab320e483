import { RECORDS_PAGE_MAX } from '@contract/http/limits';
import { t } from '@domain/words';
import type { Failure } from '@shared/requestState';
import { attemptBy, type SagaRunner } from '@shared/sagas/runner';
import { recordsApi } from './recordsApi';
import { NO_RECORDS } from './recordsState';
import type { WithRecords } from './recordsSelectors';

type Deleted = { readonly deleted: ReadonlyMap<string, number> } | { readonly failure: Failure };

const NOT_READ: Failure = { code: 'unexpected', message: t`The ranch has not been read yet` };

/**
 * The records of the open ranch that were deleted, by their ids, each with the revision that did it. This device keeps
 * none of them, so the server is asked for all that it tells.
 */
export async function readDeleted(
  sagas: SagaRunner,
  { records: { ranchUuid, actor, position } = NO_RECORDS }: WithRecords,
  signal: AbortSignal,
): Promise<Deleted> {
  const deleted = new Map<string, number>();
  if (ranchUuid === null || actor === null || position === null) return { failure: NOT_READ };
  for (let revision = 0; ;) {
    const page = await attemptBy(
      sagas,
      recordsApi.read({ ranchUuid, actor }, RECORDS_PAGE_MAX, { revision, epoch: position.epoch }),
      signal,
    );
    if (!page.ok) return { failure: page.failure };
    for (const each of page.value.records) if (each.data === null) deleted.set(each.uuid, each.revision);
    if (!page.value.has_more) return { deleted };
    revision = page.value.next;
  }
}
