import type { RefusalCode } from '@contract/grazing/changes';
import type { KindLimit } from '@contract/grazing/kindLimits';
import { KIND_META } from '@contract/grazing/kindMeta';
import type { RecordKind } from '@contract/grazing/records';
import { canBeRetired, type Named } from '@contract/grazing/references';
import { CHANGE_MAX_BYTES, GROUP_NAMES_MAX } from '@contract/http/limits';
import type { Why } from '@contract/http/reasons';
import { numberInWords } from '@domain/language/formats';
import type { StoredRecord } from './recordsTable';
import { refuse, type Refusal } from './Refusal';

/**
 * What a group of changes is refused with, as English and as a reason (`contract/http/reasons.ts`). What the rules of a kind
 * say of its fields, and what only programs meet, has its code alone.
 */

const because = (change: number | null, code: RefusalCode, sentence: string, why: Why): Refusal => ({
  ...refuse(change, code, sentence),
  ...why,
});

const ofField = (change: number, code: RefusalCode, field: string, sentence: string, why: Why): Refusal => ({
  ...refuse(change, code, { [field]: sentence }),
  reasons: { [field]: why },
});

/** @param present what is there now, if the ranch still has it */
export function changedMeanwhile(change: number, present: StoredRecord | undefined): Refusal {
  const records = present === undefined ? [] : [present];
  const told = (sentence: string, why: Why) => ({ ...because(change, 'changed_meanwhile', sentence, why), records });
  if (present === undefined) return told('This is no longer here', { reason: 'gone' });
  return present.data === null
    ? told('Someone else has deleted this meanwhile', { reason: 'deleted_meanwhile' })
    : told('Someone else has changed this meanwhile', { reason: 'changed_meanwhile' });
}

export const groupNotYourRole = (change: number | null) =>
  because(change, 'forbidden', 'Your role on this ranch does not allow this', { reason: 'not_your_role' });

export const ranchRecordStays = (change: number) =>
  because(change, 'forbidden', 'The ranch’s own record cannot be deleted', { reason: 'ranch_record_stays' });

export const otherContent = () =>
  because(null, 'key_reused', 'A group with this uuid and other content has been applied', {
    reason: 'other_content',
  });

export const timeAhead = (change: number) =>
  ofField(change, 'in_future', 'at', 'This is in the future. What has not happened yet is a plan', {
    reason: 'time_ahead',
  });

export const dayAhead = (change: number) =>
  ofField(change, 'in_future', 'on', 'This day is in the future', { reason: 'day_ahead' });

/**
 * What names a record that is to be deleted, and what can be done about it.
 *
 * @param kind of the record that is to be deleted
 * @param by the kind of those that name it
 */
export function inUse(change: number, kind: RecordKind, by: RecordKind): Refusal {
  const [[one], [, more]] = [KIND_META[kind].words, KIND_META[by].words];
  const otherwise = canBeRetired(kind) ? `, or retire the ${one} instead of deleting it` : '';
  const sentence = `Some ${more} still name this ${one}. Delete them first${otherwise}`;
  return because(change, 'in_use', sentence, { reason: 'in_use', values: { kind, by } });
}

export const overlap = (change: number, season: string) =>
  ofField(change, 'overlap', 'starts_on', `This overlaps the season ${season}`, {
    reason: 'overlap',
    values: { season },
  });

export function unknownReference(change: number, { field, refers }: Pick<Named, 'field' | 'refers'>): Refusal {
  if (refers === 'member') {
    const sentence = 'This person is not on the ranch';
    return ofField(change, 'unknown_reference', field, sentence, { reason: 'unknown_person' });
  }
  const sentence = `There is no such ${KIND_META[refers].words[0]} here`;
  const why: Why = { reason: 'unknown_record', values: { kind: refers } };
  return ofField(change, 'unknown_reference', field, sentence, why);
}

export const unknownLine = (change: number) =>
  ofField(
    change,
    'unknown_reference',
    'line_sha256',
    'The history of this ranch doesn’t have this line. Attest again, on its last line',
    { reason: 'unknown_line' },
  );

export const insideSubdivision = (change: number) =>
  ofField(change, 'invalid', 'parent_uuid', 'A subdivision has to be in a whole paddock, not in a subdivision', {
    reason: 'inside_subdivision',
  });

export const ownMother = (change: number) =>
  ofField(change, 'invalid', 'dam_uuid', 'An animal isn’t its own mother', { reason: 'own_mother' });

export const descendantAsMother = (change: number) =>
  ofField(change, 'invalid', 'dam_uuid', 'This mother descends from the animal itself', {
    reason: 'descendant_as_mother',
  });

export const hasSubdivisions = (change: number) =>
  ofField(change, 'invalid', 'parent_uuid', 'This paddock has subdivisions itself', { reason: 'has_subdivisions' });

export function changeTooLarge(change: number): Refusal {
  const kilobytes = CHANGE_MAX_BYTES / 1024;
  const why: Why = { reason: 'change_too_large', values: { kilobytes } };
  return because(change, 'invalid', `A change has at most ${kilobytes} kB`, why);
}

export const namesTooMany = () =>
  because(null, 'invalid', `A group names at most ${numberInWords(GROUP_NAMES_MAX)} other records`, {
    reason: 'names_too_many',
    values: { most: GROUP_NAMES_MAX },
  });

export const recordsTooLarge = () =>
  because(null, 'invalid', 'These records are too large to be changed at once: change fewer of them', {
    reason: 'records_too_large',
  });

export const recordsFull = () =>
  because(null, 'ranch_full', 'This ranch has as many records as one may have', { reason: 'records_full' });

export const spaceFull = () =>
  because(null, 'ranch_full', 'This ranch, with all that was ever recorded on it, takes as much space as one may', {
    reason: 'space_full',
  });

/** @param kind one that is limited on its own: only what counts towards its limit is in the way */
export const kindFull = (change: number | null, kind: RecordKind, { most, words }: KindLimit) =>
  because(change, 'ranch_full', `A ranch has at most ${numberInWords(most)} ${words}`, {
    reason: 'kind_full',
    values: { kind, most },
  });
