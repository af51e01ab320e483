import { Link } from 'react-router';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { paddockHref } from '@shared/recordHrefs';
import type { Staying } from './undoImport';

const WHY: Readonly<Record<Staying['why'], string>> = {
  used: t`something was recorded for it`,
  changed: t`it was changed since`,
};

/** What an undone import has left, and why. */
export function LeftOfImport({ staying }: { staying: readonly Staying[] }) {
  return (
    <Banner look="warn">
      <p>{t`Kept because they have been used or changed since:`}</p>
      <ul>
        {staying.map(({ uuid, kind, name, why }) => (
          <li key={uuid}>
            {kind === 'paddock' ? (
              <Link translate="no" to={paddockHref(uuid)}>
                {name}
              </Link>
            ) : (
              name
            )}
            : {WHY[why]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
