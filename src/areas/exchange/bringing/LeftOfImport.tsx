import { Link } from 'react-router';
import { Banner } from '@shared/components/Banner';
import { paddockHref } from '@shared/recordHrefs';
import type { Staying } from './undoImport';

const WHY: Readonly<Record<Staying['why'], string>> = {
  used: 'something was recorded for it',
  changed: 'it was changed since',
};

/** What an undone import has left, and why. */
export function LeftOfImport({ staying }: { staying: readonly Staying[] }) {
  return (
    <Banner look="warn">
      <p>Kept because they have been used or changed since:</p>
      <ul>
        {staying.map(({ uuid, kind, name, why }) => (
          <li key={uuid}>
            {kind === 'paddock' ? <Link to={paddockHref(uuid)}>{name}</Link> : name}: {WHY[why]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
