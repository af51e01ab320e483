import { KIND_META } from '@contract/grazing/kindMeta';
import { refusalInWords, type Refusal } from './outbox';

/** What a person can do about a change that the server refused. */
export type Way = 'mine' | 'theirs' | 'change' | 'retry' | 'renew' | 'saveFile' | 'discard';

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  changed_meanwhile: ['mine', 'theirs', 'change'],
  unknown_reference: ['change', 'discard'],
  overlap: ['change', 'discard'],
  invalid: ['change', 'discard'],
  in_use: ['discard'],
  in_future: ['change', 'retry', 'discard'],
  key_reused: ['renew', 'discard'],
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

/**
 * What can be done, in the order of the buttons.
 *
 * @param isChangeable whether there is a form in which it can be changed
 */
export function waysOf(refusal: Refusal, isChangeable: boolean): readonly Way[] {
  const isUnknown = refusal.code === 'changed_meanwhile' && !isConflict(refusal);
  const ways = isUnknown ? OF_ANY : (WAYS[refusal.code] ?? OF_ANY);
  if (isChangeable) return ways;
  const others = ways.filter((way) => way !== 'change');
  // Nothing but giving it up would be left.
  return others.length === 1 && ways.includes('change') ? OF_ANY : others;
}

/** What the fields that name something name. */
const NAMED_BY: Readonly<Record<string, string>> = {
  herd_uuid: KIND_META.herd.words[0],
  from_herd_uuid: KIND_META.herd.words[0],
  to_herd_uuid: KIND_META.herd.words[0],
  paddock_uuid: KIND_META.paddock.words[0],
  paddock_uuids: KIND_META.paddock.words[0],
  parent_uuid: KIND_META.paddock.words[0],
  plan_uuid: KIND_META.plan.words[0],
  assignee_uuid: 'person',
};

function unknownInWords({ details }: Refusal): string | undefined {
  const [field = ''] = typeof details === 'string' ? [] : Object.keys(details);
  const named = NAMED_BY[field];
  if (named === undefined) return undefined;
  return `It refers to a ${named} ${named === 'person' ? 'who' : 'that'} is no longer on this ranch.`;
}

export function reasonInWords(refusal: Refusal): string {
  const own = refusal.code === 'unknown_reference' ? unknownInWords(refusal) : REASONS[refusal.code];
  return own ?? refusalInWords(refusal);
}
