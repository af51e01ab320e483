import { useState } from 'react';
import { t } from '@domain/words';
import { ComparePhotos } from '@photos/components/ComparePhotos';
import { Picture } from '@photos/components/Picture';
import { photoName } from '@photos/photoName';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { timeAt } from '@shared/time/ranchTime';
import styles from './photoPoints.module.css';
import { UseBefore } from './UseBefore';

type Photo = Held<DataOf<'photo'>>;

interface PhotosOfPointProps {
  /** What the point is called. */
  about: string;
  paddockUuid: string | null;
  /** The earliest first. */
  photos: readonly Photo[];
}

/** Two photos of a point next to each other, the first and the latest unless others are chosen; one where it has one. */
export function PhotosOfPoint({ about, paddockUuid, photos }: PhotosOfPointProps) {
  const view = useRanchView();
  const [chosen, setChosen] = useState<{ readonly earlier?: string; readonly later?: string }>({});
  const find = (uuid: string | undefined) => photos.find((photo) => photo.uuid === uuid);
  const earlier = find(chosen.earlier) ?? photos[0];
  const later = find(chosen.later) ?? photos.at(-1);
  if (earlier === undefined || later === undefined) return <p>{t`No photo yet.`}</p>;
  const below = ({ data }: Photo) => <UseBefore paddockUuid={paddockUuid} at={Date.parse(data.at)} />;
  if (photos.length === 1) {
    const { data, changed_by: changedBy } = earlier;
    return (
      <figure className={styles.only}>
        <Picture {...data} changedBy={changedBy} size="large" alt={photoName(data, about, view)} />
        <figcaption>
          {timeAt(Date.parse(data.at), view.zone)}
          {below(earlier)}
        </figcaption>
      </figure>
    );
  }
  const options = photos.map(({ uuid, data }) => ({ value: uuid, label: timeAt(Date.parse(data.at), view.zone) }));
  return (
    <>
      <div className={styles.choices}>
        <LiveSelect
          aria-label={t`First photo of ${about}`}
          value={earlier.uuid}
          options={options}
          onChange={(uuid) => setChosen((before) => ({ ...before, earlier: uuid }))}
        />
        <LiveSelect
          aria-label={t`Second photo of ${about}`}
          value={later.uuid}
          options={options}
          onChange={(uuid) => setChosen((before) => ({ ...before, later: uuid }))}
        />
      </div>
      <ComparePhotos photos={[earlier, later]} about={about} below={below} />
    </>
  );
}
