import { t } from '@domain/words';
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
  in_future: t`Its time is in the future.`,
  forbidden: t`Your role on this ranch does not allow this.`,
  key_reused: t`The server has another version of this change.`,
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

const HERD = t`It refers to a herd that is no longer on this ranch.`;
const PADDOCK = t`It refers to a paddock that is no longer on this ranch.`;

/** What is said where a field names something that isn't there. */
const UNKNOWN: Readonly<Record<string, string>> = {
  herd_uuid: HERD,
  from_herd_uuid: HERD,
  to_herd_uuid: HERD,
  paddock_uuid: PADDOCK,
  paddock_uuids: PADDOCK,
  parent_uuid: PADDOCK,
  product_uuid: t`It refers to a product that is no longer on this ranch.`,
  feedstuff_uuid: t`It refers to a feed that is no longer on this ranch.`,
  dam_uuid: t`It refers to an animal that is no longer on this ranch.`,
  key_area_uuid: t`It refers to a key area that is no longer on this ranch.`,
  transect_uuid: t`It refers to a transect that is no longer on this ranch.`,
  unit_uuid: t`It refers to a land unit that is no longer on this ranch.`,
  trigger_uuid: t`It refers to a drought trigger that is no longer on this ranch.`,
  plan_uuid: t`It refers to a planned move that is no longer on this ranch.`,
  assignee_uuid: t`It refers to a person who is no longer on this ranch.`,
  subject_uuid: t`It is a photo of what is no longer on this ranch.`,
};

function unknownInWords({ details }: Refusal): string | undefined {
  const [field = ''] = typeof details === 'string' ? [] : Object.keys(details);
  return UNKNOWN[field];
}

export function reasonInWords(refusal: Refusal): string {
  const own = refusal.code === 'unknown_reference' ? unknownInWords(refusal) : REASONS[refusal.code];
  return own ?? refusalInWords(refusal);
}
