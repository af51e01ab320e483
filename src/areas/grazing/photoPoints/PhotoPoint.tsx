import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { writePosition } from '@domain/formats/positionText';
import { t } from '@domain/words';
import { repeatedInWords } from '@entries/monitoring/repeatedInWords';
import { selectDuePhotoPoints } from '@entries/monitoring/selectDueMonitoring';
import { whyDueInWords } from '@entries/monitoring/whyDueInWords';
import { usePhotosOf } from '@photos/usePhotosOf';
import { AT_GRAZING_NAMES } from '@records/evidenceWords';
import type { DataOf, Held } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { wordOf } from '@shared/lib/wording';
import { paddockHref } from '@shared/recordHrefs';
import { PhotosOfPoint } from './PhotosOfPoint';
import styles from './photoPoints.module.css';

interface PhotoPointProps {
  point: Held<DataOf<'photo_point'>>;
  /** Opens the form of another photo. */
  onAdd: () => void;
}

/** A photo point with two of its photos: on paper it has a page of its own. */
export function PhotoPoint({ point, onAdd }: PhotoPointProps) {
  const { mayRecord } = useRanchView();
  const nameOf = useNames();
  const due = useSelector(selectDuePhotoPoints).find(({ place }) => place.uuid === point.uuid)?.due;
  const photos = usePhotosOf(point.uuid).toSorted((one, other) => Date.parse(one.data.at) - Date.parse(other.data.at));
  const { name, paddock_uuid: paddock, bearing_deg: degrees, at_grazing: grazing, retired_at: retired } = point.data;
  const { landmark, lens, purpose } = point.data;
  const place = writePosition(point.data.point.coordinates);
  const why = due === undefined ? '' : whyDueInWords(due);
  const told = [
    t`${degrees}° from north`,
    ...[landmark, lens, purpose],
    grazing === 'none' ? '' : wordOf(AT_GRAZING_NAMES, grazing),
    ...repeatedInWords(point.data),
  ];
  return (
    <section className={styles.point}>
      <h2 translate="no">{name}</h2>
      {retired !== null && <Badge>{t({ message: 'Retired', context: 'a place that is monitored' })}</Badge>}
      <p>
        {paddock !== null && (
          <>
            <Link translate="no" to={paddockHref(paddock)}>
              {nameOf(paddock)}
            </Link>
            {'. '}
          </>
        )}
        {t`Stand at ${place}.`} {told.filter(Boolean).join('. ')}
      </p>
      {why !== '' && <p className={styles.due}>{t`A photo is due. ${why}.`}</p>}
      {mayRecord && retired === null && (
        <div className={styles.choices}>
          <Button look="quiet" aria-label={t`Add photo of ${name}`} onClick={onAdd}>{t`Add photo`}</Button>
        </div>
      )}
      <PhotosOfPoint about={name} paddockUuid={paddock} photos={photos} />
    </section>
  );
}
