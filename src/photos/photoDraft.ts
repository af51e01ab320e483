import type { SubjectKind } from '@contract/grazing/records';
import { t } from '@domain/words';
import { added, changed, removed, type DataOf, type Held } from '@records/index';
import type { Change } from '@records/group';

/** A photo as a form has it, before its record is saved. */
export interface PhotoDraft extends Pick<
  DataOf<'photo'>,
  'sha256' | 'bytes' | 'width' | 'height' | 'caption' | 'at' | 'point' | 'bearing_deg'
> {
  /** Of the record, where there is one. */
  readonly uuid: string | null;
  /** Whether it was taken just now, by this device's clock. */
  readonly isNow: boolean;
}

/** What a form with photos has of them among its values. */
export interface PhotoValues {
  readonly photos: readonly PhotoDraft[];
  /** How many chosen files are still being opened. */
  readonly opening: number;
}

/** What is said of a form that is sent while its photos are still being opened: it would be saved without them. */
export const stillOpening = ({ opening }: PhotoValues): { photos?: string } =>
  opening === 0 ? {} : { photos: t`A photo is still being opened. Wait a moment, then save` };

/** The photos that a form begins with: those of the record that is changed. */
export const photoValues = (photos: readonly Held<DataOf<'photo'>>[] = []): PhotoValues => ({
  photos: photos.map(({ uuid, data: { paddock_uuid: _paddock, subject_kind: _kind, subject_uuid: _of, ...data } }) => ({
    ...data,
    uuid,
    isNow: false,
  })),
  opening: 0,
});

interface Of {
  readonly kind: SubjectKind;
  readonly uuid: string;
  /** Where what they are of is; null where no paddock is named. */
  readonly paddockUuid: string | null;
}

const recordOf = ({ uuid: _uuid, isNow, caption, ...draft }: PhotoDraft, { kind, uuid, paddockUuid }: Of): Change =>
  added(
    'photo',
    { ...draft, caption: caption.trim(), paddock_uuid: paddockUuid, subject_kind: kind, subject_uuid: uuid },
    isNow ? ['at'] : [],
  );

/**
 * What makes the photos of a record those that a form has.
 *
 * @param before the photos that the form was opened on
 */
export function photoChanges(
  of: Of,
  before: readonly Held<DataOf<'photo'>>[],
  drafts: readonly PhotoDraft[],
): readonly Change[] {
  const kept = new Map(drafts.flatMap((draft) => (draft.uuid === null ? [] : [[draft.uuid, draft]])));
  const old = before.flatMap((held): Change[] => {
    const draft = kept.get(held.uuid);
    if (draft === undefined) return [removed('photo', held)];
    const caption = draft.caption.trim();
    return caption === held.data.caption ? [] : [changed('photo', held, { caption })];
  });
  return [...old, ...drafts.filter(({ uuid }) => uuid === null).map((draft) => recordOf(draft, of))];
}
