import { useState } from 'react';
import { t } from '@domain/words';
import { RecordVersions } from '@records/components/RecordHistory';
import { Button } from '@shared/components/Button';
import styles from './MoveHistory.module.css';

/** Who wrote a move down and who changed it, for those who ask. */
export function MoveHistory({ uuid }: { uuid: string }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <RecordVersions uuid={uuid} />;
  return (
    <p className={styles.ask}>
      <Button look="quiet" onClick={() => setIsShown(true)}>
        {t`Show its history`}
      </Button>
    </p>
  );
}
