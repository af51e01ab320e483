import { Link } from 'react-router';
import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { preferencesNoted } from '@features/user';
import { ONBOARDING_MARK } from '@features/user/setUpMarks';
import { isPastSteps } from '../steps';
import styles from './SkipLink.module.css';

/** For a way out of a step: notes that the person is through with the steps, where it leads past the last one. */
export function useFinish(to: string): () => void {
  const dispatch = useDispatch();
  return () => {
    if (isPastSteps(to)) dispatch(preferencesNoted(ONBOARDING_MARK));
  };
}

/** The way on without saving. Every step can be taken later. */
export function SkipLink({ to }: { to: string }) {
  const finish = useFinish(to);
  return <Link className={styles.skip} to={to} onClick={finish}>{t`Skip for now`}</Link>;
}
