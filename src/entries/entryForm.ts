import type { Change } from '@records/group';
import type { DataOf, Held, Kind } from '@records/index';
import type { PhotoDraft } from '@photos/photoDraft';
import { whenProblem } from '@shared/time/whenProblem';

/** What an entry is about: a paddock, a herd, or with neither of them the whole ranch. */
export interface Subject {
  readonly paddockUuid?: string;
  readonly herdUuid?: string;
  /** What the paddock or the herd is called; without one, the ranch. */
  readonly name: string;
  /** What the text of a new note begins with. */
  readonly begun?: string;
}

/** The references of an entry to what it is about. */
export const about = ({ paddockUuid, herdUuid }: Subject) => ({
  paddock_uuid: paddockUuid ?? null,
  herd_uuid: herdUuid ?? null,
});

/** What is written with an entry. */
export interface WithEntry<K extends Kind> {
  /** The fields that are "now". */
  readonly clock?: (keyof DataOf<K> & string)[];
  /** The photos that it has from now on; left out by a form that has none. */
  readonly photos?: readonly PhotoDraft[];
  /** Other records that are written in the same group, before it: a product that it names. */
  readonly also?: readonly Change[];
}

export interface EntryFormProps<K extends Kind> {
  title: string;
  subject: Subject;
  /** The entry that is changed; none for a new one. */
  held: Held<DataOf<K>> | undefined;
  /** The photos that it has. */
  photos?: readonly Held<DataOf<'photo'>>[];
  /** The ranch's time zone. */
  zone: string | null;
  onSave: (data: DataOf<K>, more?: WithEntry<K>) => void;
  onClose: () => void;
}

/** The rule of a form's field "When": something that happened is not still to come. */
export const inTime =
  (zone: string | null) =>
  ({ when }: { when: string }) => {
    const problem = whenProblem(when, zone);
    return problem === undefined ? {} : { when: problem };
  };
