import { Link } from 'react-router';
import { EarTag } from '@shared/components/EarTag';
import { herdHref } from '@shared/recordHrefs';
import { Trans } from '@shared/words';
import styles from './DueSection.module.css';

interface DueHerdProps {
  uuid: string;
  herd: { name: string; color: string };
  /** Where it is to go; empty where that is open. */
  to?: string;
}

/** A herd as the title of a row. */
export function DueHerd({ uuid, herd: { name, color }, to = '' }: DueHerdProps) {
  return (
    <span className={styles.herd}>
      <EarTag color={color} name={name} isSmall />
      <span>
        {to === '' ? (
          <Link translate="no" to={herdHref(uuid)}>
            {name}
          </Link>
        ) : (
          <Trans>
            <Link translate="no" to={herdHref(uuid)}>
              {name}
            </Link>{' '}
            to {to}
          </Trans>
        )}
      </span>
    </span>
  );
}
