import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { AddedPhotos } from '../components/AddedPhotos';
import { useSaveEntry } from '../useSaveEntry';
import { PhotoAdvice } from './PhotoAdvice';

interface PhotoOfPointFormProps {
  point: Held<DataOf<'photo_point'>>;
  onClose: () => void;
}

/** Another photo of a point; those that it has stay as they are. */
export default function PhotoOfPointForm({ point, onClose }: PhotoOfPointFormProps) {
  const { change } = useSaveEntry('photo_point');
  const { name, landmark, bearing_deg: degrees } = point.data;
  const rules = useRecordRules<PhotoValues>(
    () => import('@contract/grazing/photoPoint').then(({ photoPointSchema }) => photoPointSchema),
    () => point.data,
    (values) => ({ ...(values.photos.length === 0 && { photos: t`Add a photo` }), ...stillOpening(values) }),
  );
  const save = ({ photos }: PhotoValues) =>
    change({ what: 'changed', kind: 'photo_point', name }, point, point.data, {
      photos: { before: [], after: photos },
    });
  return (
    <FormDialog title={t`Photo of ${name}`} initialValues={photoValues()} rules={rules} onSave={save} onClose={onClose}>
      <p>{landmark === '' ? t`Look ${degrees}° from north.` : t`Look ${degrees}° from north, at: ${landmark}.`}</p>
      <AddedPhotos about={name} />
      <PhotoAdvice />
    </FormDialog>
  );
}
