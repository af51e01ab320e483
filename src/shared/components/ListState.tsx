import { useState } from 'react';
import { t } from '@domain/words';
import { failureOf, type Failure, type RequestState } from '@shared/requestState';
import { Banner } from './Banner';
import { Bars } from './Bars';
import { Button } from './Button';
import styles from './ListState.module.css';

interface ListStateProps {
  /** Why the list did not come, until it has. */
  failure: Failure | undefined;
  /** Whether it is asked for right now. */
  isBusy: boolean;
  /** Whether there is anything to look at meanwhile. */
  hasList: boolean;
  onRetry: () => void;
}

/** What stands in the place of a list: that it is on its way, or why it did not come, with another try. */
export function ListState({ failure, isBusy, hasList, onRetry }: ListStateProps) {
  const isAwaited = failure === undefined && !hasList;
  return (
    <>
      <div role="alert" className={styles.failure}>
        {failure !== undefined && (
          <Banner
            look="danger"
            action={
              <Button look="quiet" isBusy={isBusy} onClick={onRetry}>
                {t`Try again`}
              </Button>
            }
          >
            <p>{failure.message}</p>
          </Banner>
        )}
      </div>
      {isAwaited && (
        <div className={styles.awaited} aria-busy="true">
          <p>{t`Loading…`}</p>
          <Bars count={2} />
        </div>
      )}
    </>
  );
}

/** How a list's loading is shown: why it did not come stays until the next try has ended. */
export function useLoad(load: RequestState): { failure: Failure | undefined; isBusy: boolean } {
  const [last, setLast] = useState<Failure>();
  const isBusy = load.status === 'pending';
  const failure = isBusy ? last : failureOf(load);
  if (failure !== last) setLast(failure);
  return { failure, isBusy };
}
