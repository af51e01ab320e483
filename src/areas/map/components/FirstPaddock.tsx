import { t } from '@domain/words';
import { SampleRanchButton } from '@records/components/SampleRanchButton';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import styles from './FirstPaddock.module.css';

/** What can be done while there is no paddock on the map. */
export function FirstPaddock({ onDraw }: { onDraw: () => void }) {
  return (
    <section className={styles.card} aria-labelledby="first-paddock">
      <h2 id="first-paddock">{t`No paddocks yet`}</h2>
      <p>{t`Move the map to your land and draw, or import a file, such as your county’s parcel map.`}</p>
      <div className={styles.ways}>
        <Button onClick={onDraw}>{t`Draw your first paddock`}</Button>
        <ButtonLink look="quiet" to={appPaths.settingsData}>
          {t`Import paddocks`}
        </ButtonLink>
        <SampleRanchButton />
      </div>
    </section>
  );
}
