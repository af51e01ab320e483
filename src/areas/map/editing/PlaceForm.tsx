import { useFormikContext } from 'formik';
import { useState } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import { t } from '@domain/words';
import { PLACE_KINDS, PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import { AddedPhotos } from '@entries/components/AddedPhotos';
import { photoValues, stillOpening, type PhotoDraft, type PhotoValues } from '@photos/photoDraft';
import type { DataOf, Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';

type Place = DataOf<'place'>;

interface PlaceValues {
  what: Place['what'];
  name: string;
  note: string;
}

const OPTIONS = PLACE_KINDS.map((value) => ({ value, label: PLACE_LOOKS[value].label }));

/** "Trough 3": the first of its kind that no place is called. */
function nextName(what: Place['what'], names: ReadonlySet<string>): string {
  const { label } = PLACE_LOOKS[what];
  for (let number = 1; ; number += 1) {
    const name = `${label} ${number}`;
    if (!names.has(name)) return name;
  }
}

function Name({ names }: { names: ReadonlySet<string> }) {
  const { values } = useFormikContext<PlaceValues>();
  const next = nextName(values.what, names);
  const hint = t`Left empty, it is called ${next}.`;
  return <Field name="name" label={t`Name`} hint={hint} autoComplete="off" autoCapitalize="words" />;
}

export interface PlaceFormProps {
  shape: PlaceShape;
  /** The place that is changed; none for a new one. */
  held: Place | undefined;
  /** The photos that it has. */
  photos?: readonly Held<DataOf<'photo'>>[];
  /** What the places of the ranch are called. */
  names: ReadonlySet<string>;
  /** @param photos those that it has from now on */
  onSave: (place: Place, photos: readonly PhotoDraft[]) => void;
  onClose: () => void;
}

/** Says what lies at a point or along a line of the map. */
export function PlaceForm({ shape, held, photos, names, onSave, onClose }: PlaceFormProps) {
  const valuesOf = (place: Place | undefined): PlaceValues => ({
    what: place?.what ?? (shape.type === 'Point' ? 'water' : 'fence'),
    name: place?.name ?? '',
    note: place?.note ?? '',
  });
  const dataOf = ({ what, name, note }: PlaceValues): Place => ({
    what,
    name: foldWhiteSpace(name) || nextName(what, names),
    shape,
    retired_at: held?.retired_at ?? null,
    note: note.trim(),
  });
  const [drafts] = useState(() => photoValues(photos));
  const rules = useRecordRules<PlaceValues & PhotoValues>(
    () => import('@contract/grazing/place').then(({ placeSchema }) => placeSchema),
    dataOf,
    stillOpening,
  );
  return (
    <FormDialog
      title={held === undefined ? t`Add place` : t`Edit place`}
      initialValues={{ ...valuesOf(held), ...drafts }}
      rules={rules}
      onSave={(values) => onSave(dataOf(values), values.photos)}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select name="what" label={t`What is here`} options={OPTIONS} />
      <Name names={names} />
      <TextArea name="note" label={t`Note`} />
      <AddedPhotos about={held?.name ?? t`Place`} />
    </FormDialog>
  );
}
