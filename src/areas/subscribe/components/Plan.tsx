import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import type { Subscription } from '@contract/ranches/subscription';
import { t } from '@domain/words';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectMe } from '@features/user';
import { Card } from '@shared/components/Card';
import { Email } from '@shared/components/Email';
import { Trans } from '@shared/words';
import { planInWords } from '../planInWords';
import styles from './Plan.module.css';

type WithSubscription = Parameters<typeof selectTrialDaysLeft>[0];

/** How the ranch's plan stands, what that means, and how it goes on. */
export function Plan({ ranch, sub }: { ranch: Ranch; sub: Subscription }) {
  const daysLeft = useSelector((state: WithSubscription) => selectTrialDaysLeft(state, new Date()));
  const email = useSelector(selectMe)?.email ?? '';
  const { name, program } = ranch;
  // One text, since a line may be broken before its period otherwise.
  const address = `${email}.`;
  const { state, ends, meaning } = planInWords(sub, daysLeft);
  return (
    <Card>
      <h2 className={styles.state}>{state}</h2>
      {ends !== undefined && (
        <p className={styles.end}>
          {daysLeft === 0 ? (
            <Trans>
              It ended on <b>{ends}</b>.
            </Trans>
          ) : (
            <Trans>
              It ends on <b>{ends}</b>.
            </Trans>
          )}
        </p>
      )}
      <p>{meaning}</p>
      {program && (
        <p>
          <Trans>
            {name} is in the program <b>{program}</b>.
          </Trans>
        </p>
      )}
      {sub.status !== 'active' && (
        <>
          <h3>{t`Paying`}</h3>
          <p>
            {ranch.role === 'owner' ? (
              <Trans>
                You cannot pay here yet, and we have no card or bank account of yours. As soon as that changes, we will
                be in touch at{' '}
                <b>
                  <Email>{address}</Email>
                </b>
              </Trans>
            ) : (
              <Trans>
                You cannot pay here yet, and we have no card or bank account of yours. As soon as that changes, we will
                be in touch with the owners of {name}.
              </Trans>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
