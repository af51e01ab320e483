import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { forms, selectSignOut } from '@features/auth';
import { selectMe } from '@features/user';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { Trans } from '@shared/words';
import styles from './MasqueradeBanner.module.css';

/** Says over every page who acts as whom, with the way out. */
export default function MasqueradeBanner() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const signOut = useSelector(selectSignOut);
  if (me === null || me.masqueraded_by === null) return null;
  const { masqueraded_by: admin, email } = me;
  return (
    <aside className={styles.strip} aria-label={t`Masquerade`}>
      <Banner
        look="warn"
        action={
          <Button
            look="quiet"
            isBusy={signOut.status === 'pending'}
            onClick={() => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session')}
          >
            {t`Stop masquerading`}
          </Button>
        }
      >
        <Trans>
          <b title={admin}>{admin}</b> acts as <b title={email}>{email}</b>
        </Trans>
      </Banner>
    </aside>
  );
}
