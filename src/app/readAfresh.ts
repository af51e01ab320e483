import { selectConnection } from '@features/ui';
import type { WithRecords } from '@records/index';
import { findDevice } from '@records/store/findDevice';
import { loadAgain } from '@shared/lib/leave';
import type { AppState } from './rootReducer';

/**
 * For a page that breaks down at every try: deletes this device's copy of the open ranch, which may be what breaks it, and
 * loads the page with what the server has. What waits to be sent is not touched. Without a connection nothing is deleted,
 * since the copy is all there is.
 */
export async function readAfresh({ getState }: { getState: () => AppState & WithRecords }): Promise<void> {
  const state = getState();
  const { ranchUuid = null, actor = null } = state.records ?? {};
  if (ranchUuid === null || actor === null || selectConnection(state) !== 'online') return;
  await findDevice()?.copies.forget([{ actor, ranchUuid }]);
  loadAgain();
}
