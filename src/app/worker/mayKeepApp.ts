import type { AppState } from '../rootReducer';
import { selectSession } from '@features/auth';
import { selectAppSettings } from '@features/ui';
import { selectMe } from '@features/user';
import { selectAreRecordsReady, type WithRecords } from '@records/index';

/**
 * Whether this browser may keep the app: for a person who is signed in as themselves and has their ranch here, unless the
 * operator has turned it off.
 */
export function selectMayKeepApp(state: AppState & WithRecords): boolean {
  const isThemselves = selectMe(state)?.masqueraded_by === null;
  const isOn = selectAppSettings(state)?.OFFLINE === 'on';
  return selectSession(state) === 'signedIn' && isThemselves && isOn && selectAreRecordsReady(state);
}
