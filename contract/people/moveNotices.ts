import type { Preferences } from './me';

/** The key of a person's settings that says whether they get a mail in the morning when moves are due. */
const MOVE_NOTICES = 'move_notices';

/** Off until the person switches it on. */
export const wantsMoveNotices = (settings: Preferences): boolean => settings[MOVE_NOTICES] === true;

/** The setting, as it is saved. */
export const moveNotices = (isWanted: boolean): Preferences => ({ [MOVE_NOTICES]: isWanted });
