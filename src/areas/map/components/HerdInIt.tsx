import { Link } from 'react-router';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { herdHref } from '@shared/recordHrefs';
import { Trans } from '@shared/words';
import styles from './ItemPanel.module.css';

interface HerdInItProps {
  uuid: string;
  color: string;
  name: string;
  /** Whether the day of the map is past. */
  isOver: boolean;
  /** None where the herd can't be moved. */
  onMove: (() => void) | undefined;
}

/** A herd that is in the paddock, or was on the day of the map. */
export function HerdInIt({ uuid, color, name, isOver, onMove }: HerdInItProps) {
  return (
    <div className={styles.herd}>
      <EarTag color={color} name={name} isSmall />
      <p>
        {isOver ? (
          <Trans>
            In it then:{' '}
            <Link translate="no" to={herdHref(uuid)}>
              {name}
            </Link>
          </Trans>
        ) : (
          <Trans>
            In it:{' '}
            <Link translate="no" to={herdHref(uuid)}>
              {name}
            </Link>
          </Trans>
        )}
      </p>
      {onMove !== undefined && (
        <Button aria-label={t`Move this herd: ${name}`} onClick={onMove}>
          {t`Move this herd`}
        </Button>
      )}
    </div>
  );
}
