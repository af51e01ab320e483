const UNDID = 'Undid: ';
const REDID = 'Redid: ';

/** What a group is called that takes another one back; the one that takes that back does the first again. */
export const undoLabel = (label: string): string =>
  label.startsWith(UNDID) ? REDID + label.slice(UNDID.length) : UNDID + label.replace(REDID, '');

/** That a group was refused, as a person says it. */
export const refusedInWords = (label: string): string =>
  label.startsWith(UNDID)
    ? `Could not be undone: ${label.slice(UNDID.length)}`
    : `Not saved: ${label.replace(REDID, '')}`;
