import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectRanch } from '@features/user';
import { appPaths } from '@shared/paths';
import { RanchSetUpForm } from '../components/RanchSetUpForm';
import styles from './RanchStepPage.module.css';

/** The first step after signing up: the ranch as it stands, and how its people measure. */
export default function RanchStepPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  return (
    <main className={styles.page}>
      <h1>Set up {ranch.name}</h1>
      <p className={styles.lead}>
        {ranch.current_season_name === null
          ? 'Your ranch is ready.'
          : `Your ranch is ready, and its ${ranch.current_season_name} season is open.`}{' '}
        Check its name and choose how you measure; you can change both any time.
      </p>
      <RanchSetUpForm key={ranch.ranch_uuid} ranch={ranch} />
      <p className={styles.next}>
        <Link to={appPaths.onboardingStep2}>Next: your map</Link>
      </p>
    </main>
  );
}
