import { Link } from 'react-router';
import { EarTag } from '@shared/components/EarTag';
import { herdHref } from '@shared/recordHrefs';
import styles from './DueSection.module.css';

interface DueHerdProps {
  uuid: string;
  herd: { name: string; color: string };
  /** Where it is to go; empty where that is open. */
  to?: string;
}

/** A herd as the title of a row. */
export function DueHerd({ uuid, herd, to = '' }: DueHerdProps) {
  return (
    <span className={styles.herd}>
      <EarTag color={herd.color} name={herd.name} isSmall />
      <span>
        <Link to={herdHref(uuid)}>{herd.name}</Link>
        {to !== '' && ` to ${to}`}
      </span>
    </span>
  );
}
