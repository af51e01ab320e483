import { useState, type ReactNode } from 'react';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Pills } from '@shared/components/Pills';
import { timeAt } from '@shared/time/ranchTime';
import { photoName } from '../photoName';
import { Picture } from './Picture';
import styles from './ComparePhotos.module.css';

interface ComparePhotosProps {
  /** The earlier one first. */
  photos: readonly [Held<DataOf<'photo'>>, Held<DataOf<'photo'>>];
  /** What they are of is called. */
  about: string;
  /** What is told below each. */
  below?: (photo: Held<DataOf<'photo'>>) => ReactNode;
}

const LAYOUTS = [
  { value: 'beside', label: t`Side by side` },
  { value: 'over', label: t`One over the other` },
] as const;
type Layout = (typeof LAYOUTS)[number]['value'];

const HALF = 50;
const WHOLE = 100;

/** Two photos of one place: side by side, or the later one over the earlier one as far as a slider says. */
export function ComparePhotos({ photos: [earlier, later], about, below }: ComparePhotosProps) {
  const view = useRanchView();
  const [layout, setLayout] = useState<Layout>('beside');
  const [percent, setPercent] = useState(HALF);
  const pictureOf = ({ data, changed_by: changedBy }: Held<DataOf<'photo'>>) => (
    <Picture {...data} changedBy={changedBy} size="large" alt={photoName(data, about, view)} />
  );
  const whenOf = ({ data }: Held<DataOf<'photo'>>) => timeAt(Date.parse(data.at), view.zone);
  const [before, after] = [whenOf(earlier), whenOf(later)];
  return (
    <>
      <Pills label={t`How to compare`} options={LAYOUTS} chosen={layout} onChoose={setLayout} />
      {layout === 'beside' ? (
        <div className={styles.beside}>
          <figure>
            {pictureOf(earlier)}
            <figcaption>
              {before}
              {below?.(earlier)}
            </figcaption>
          </figure>
          <figure>
            {pictureOf(later)}
            <figcaption>
              {after}
              {below?.(later)}
            </figcaption>
          </figure>
        </div>
      ) : (
        <>
          <div className={styles.over}>
            {pictureOf(earlier)}
            <div style={{ clipPath: `inset(0 ${WHOLE - percent}% 0 0)` }}>{pictureOf(later)}</div>
          </div>
          <p className={styles.times}>
            <span>{after}</span>
            <span>{before}</span>
          </p>
          <label className={styles.slider}>
            <span>{t`How much of ${after} is shown`}</span>
            <input
              type="range"
              min={0}
              max={WHOLE}
              value={percent}
              aria-valuetext={`${numberInWords(percent)}%`}
              onChange={({ target }) => setPercent(Number(target.value))}
            />
          </label>
          {below !== undefined && (
            <div className={styles.told}>
              {[earlier, later].map((photo) => (
                <div key={photo.uuid}>
                  {whenOf(photo)}
                  {below(photo)}
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </>
  );
}
