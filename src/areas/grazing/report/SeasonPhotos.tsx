import { useState } from 'react';
import { t } from '@domain/words';
import { Picture } from '@photos/components/Picture';
import { photoName } from '@photos/photoName';
import { useAbout } from '@photos/useAbout';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { timeAt } from '@shared/time/ranchTime';
import styles from './SeasonPhotos.module.css';
import type { Report } from './useReport';
import { REPORT_PHOTOS_MAX, useReportPhotos } from './useReportPhotos';

type Photo = Held<DataOf<'photo'>>;

/** How many pictures are asked for at once. */
const STEP = 24;

function ReportPhoto({ data, changed_by: changedBy }: Photo) {
  const view = useRanchView();
  const about = useAbout(data);
  const name = photoName(data, about, view);
  const when = timeAt(Date.parse(data.at), view.zone);
  return (
    <figure className={styles.photo}>
      <Picture {...data} changedBy={changedBy} size="large" alt={name} />
      <figcaption>
        {name} <span>{data.caption === '' ? when : t`${about}, ${when}`}</span>
      </figcaption>
    </figure>
  );
}

interface ChoiceProps {
  photo: Photo;
  isChosen: boolean;
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Choice({ photo: { data, changed_by: changedBy }, isChosen, isFull, onChoose }: ChoiceProps) {
  const name = photoName(data, useAbout(data), useRanchView());
  return (
    <li>
      <Picture {...data} changedBy={changedBy} size="small" alt={name} />
      <LiveCheckbox
        label={t`In the report`}
        aria-label={t`In the report: ${name}`}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onChoose}
      />
    </li>
  );
}

/** The photos of the season that are in the report, and the choice of them, which is not printed. */
export default function SeasonPhotos({ report: { figures } }: { report: Report }) {
  const { photos, chosen, choose } = useReportPhotos(figures.period);
  const [max, setMax] = useState(STEP);
  if (photos.length === 0) return null;
  const uuids = new Set(chosen.map(({ uuid }) => uuid));
  const most = REPORT_PHOTOS_MAX;
  return (
    <div className={chosen.length === 0 ? styles.unprinted : undefined}>
      <Card>
        <h2>{t`Photos`}</h2>
        <div className={styles.chosen}>
          {chosen.map((photo) => (
            <ReportPhoto key={photo.uuid} {...photo} />
          ))}
        </div>
        <details className={styles.choice}>
          <summary>{t`Choose photos for the report`}</summary>
          <p>{t`Up to ${most} are printed with it.`}</p>
          <ul>
            {photos.slice(0, max).map((photo) => (
              <Choice
                key={photo.uuid}
                photo={photo}
                isChosen={uuids.has(photo.uuid)}
                isFull={chosen.length >= most}
                onChoose={(isChosen) => choose(photo.uuid, isChosen)}
              />
            ))}
          </ul>
          {photos.length > max && (
            <Button look="quiet" onClick={() => setMax((shown) => shown + STEP)}>{t`Show more`}</Button>
          )}
        </details>
      </Card>
    </div>
  );
}
