import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
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
    </main>
  );
}
