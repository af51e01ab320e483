import { useDispatch, useSelector } from 'react-redux';
import { forms, selectSignOut } from '@features/auth';
import { selectMe } from '@features/user';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { PageTitle } from '@shared/components/PageTitle';
import styles from './AccountPage.module.css';

/** Who the person is here, and the way out. */
export default function AccountPage() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const signOut = useSelector(selectSignOut);
  if (me === null) return null;
  const facts = [
    ['Name', me.full_name],
    ['Email', me.email],
    ['Phone number', me.phone_number],
    ...me.ranches.map(({ name, role }) => ['Ranch', `${name} (${role})`]),
  ] as const;
  return (
    <main className={styles.page}>
      <PageTitle title="Account" />
      <h1>Your account</h1>
      <Card>
        <dl className={styles.facts}>
          {facts.map(([term, value], at) => (
            <div key={at}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button look="quiet" isBusy={signOut.status === 'pending'} onClick={() => dispatch(forms.signOut.submitted())}>
          Sign out
        </Button>
      </Card>
    </main>
  );
}
