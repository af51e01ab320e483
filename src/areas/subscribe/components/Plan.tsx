import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import type { Subscription } from '@contract/ranches/subscription';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectMe } from '@features/user';
import { Card } from '@shared/components/Card';
import { Email } from '@shared/components/Email';
import { planInWords } from '../planInWords';
import styles from './Plan.module.css';

type WithSubscription = Parameters<typeof selectTrialDaysLeft>[0];

/** How the ranch's plan stands, what that means, and how it goes on. */
export function Plan({ ranch, sub }: { ranch: Ranch; sub: Subscription }) {
  const daysLeft = useSelector((state: WithSubscription) => selectTrialDaysLeft(state, new Date()));
  const email = useSelector(selectMe)?.email ?? '';
  const { state, ends, meaning } = planInWords(sub, daysLeft);
  return (
    <Card>
      <h2 className={styles.state}>{state}</h2>
      {ends !== undefined && (
        <p className={styles.end}>
          {daysLeft === 0 ? 'It ended on' : 'It ends on'} <b>{ends}</b>.
        </p>
      )}
      <p>{meaning}</p>
      {ranch.program && (
        <p>
          {ranch.name} is in the program <b>{ranch.program}</b>.
        </p>
      )}
      {sub.status !== 'active' && (
        <>
          <h3>Paying</h3>
          <p>
            You cannot pay here yet, and we have no card or bank account of yours.{' '}
            {ranch.role === 'owner' ? (
              <>
                As soon as that changes, we will be in touch at{' '}
                <b>
                  <Email>{`${email}.`}</Email>
                </b>
              </>
            ) : (
              <>As soon as that changes, we will be in touch with the owners of {ranch.name}.</>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
