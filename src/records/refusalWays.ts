import { refusalInWords, type Refusal } from './outbox';

/** What a person can do about a change that the server refused. */
export type Way = 'mine' | 'theirs' | 'retry' | 'saveFile' | 'discard';

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  changed_meanwhile: ['mine', 'theirs'],
  in_use: ['discard'],
  in_future: ['retry', 'discard'],
  key_reused: ['saveFile', 'discard'],
};
const OF_ANY: readonly Way[] = ['retry', 'saveFile', 'discard'];

/** Codes that say more to a person than the server's words for them. */
const REASONS: Readonly<Record<string, string>> = {
  in_future: 'Its time is in the future.',
  forbidden: 'Your role on this ranch does not allow this.',
  key_reused: 'The server has another version of this change.',
};

/** Whether somebody else wrote the same, so that the person is shown both. */
export const isConflict = ({ code, records }: Refusal): boolean => code === 'changed_meanwhile' && records.length > 0;

/** What can be done, in the order of the buttons. */
export function waysOf(refusal: Refusal): readonly Way[] {
  const isUnknown = refusal.code === 'changed_meanwhile' && !isConflict(refusal);
  return isUnknown ? OF_ANY : (WAYS[refusal.code] ?? OF_ANY);
}

export const reasonInWords = (refusal: Refusal): string => REASONS[refusal.code] ?? refusalInWords(refusal);
