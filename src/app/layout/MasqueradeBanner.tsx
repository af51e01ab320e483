import { useDispatch, useSelector } from 'react-redux';
import { forms, selectSignOut } from '@features/auth';
import { selectMe } from '@features/user';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { whenMayLeave } from '@shared/lib/mayLeave';
import styles from './MasqueradeBanner.module.css';

/** Says over every page who acts as whom, with the way out. */
export default function MasqueradeBanner() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const signOut = useSelector(selectSignOut);
  if (me === null || me.masqueraded_by === null) return null;
  return (
    <aside className={styles.strip} aria-label="Masquerade">
      <Banner
        look="warn"
        action={
          <Button
            look="quiet"
            isBusy={signOut.status === 'pending'}
            onClick={() => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session')}
          >
            Stop masquerading
          </Button>
        }
      >
        <b title={me.masqueraded_by}>{me.masqueraded_by}</b> acts as <b title={me.email}>{me.email}</b>
      </Banner>
    </aside>
  );
}
