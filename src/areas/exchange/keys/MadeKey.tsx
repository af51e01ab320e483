import { useId } from 'react';
import { useSelector } from 'react-redux';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { NewApiKey } from '@contract/keys/apiKey';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { selectRanch } from '@features/user';
import { CopyField } from '@shared/components/CopyField';
import { absoluteHref } from '@shared/lib/absoluteHref';
import { useFocusedHeading } from '../bringing/useFocusedHeading';
import { ExportAddresses } from './ExportAddresses';

/** A key that was just made, and the addresses that it opens. Nobody can see them again. */
export function MadeKey({ made, ranchUuid }: { made: NewApiKey; ranchUuid: string }) {
  const { source, scopes, key } = made;
  const { name } = source;
  const id = useId();
  const heading = useFocusedHeading();
  const ranchName = useSelector(selectRanch)?.name ?? '';
  const base = (useSelector(selectAppSettings)?.API_V1 ?? '').replace(/\/+$/, '');
  const hrefOf = (path: string) => absoluteHref(`${base}${path}`);
  const keyed = (path: string) => `${hrefOf(path)}?key=${encodeURIComponent(key)}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t`The key of ${name}`}
      </h3>
      <p>
        <b>{t`Copy what you need before you leave this page: it is not shown again.`}</b>
      </p>
      {scopes.includes('calendar') ? (
        <CopyField
          label={t`Calendar`}
          copyName={t`Copy for the calendar`}
          value={keyed(recordPaths.calendar(ranchUuid))}
          note={t`In Google Calendar: Other calendars, From URL. In Outlook and Apple Calendar: subscribe to a calendar by this address.`}
        />
      ) : (
        <CopyField
          label={t`Key`}
          copyName={t`Copy the key`}
          value={key}
          note={t`Programs send it in a header, as Authorization: Bearer, then a space and the key.`}
        />
      )}
      {!scopes.includes('calendar') && (
        <CopyField
          label={t`Address for a first try`}
          copyName={t`Copy the address`}
          value={hrefOf(recordPaths.keyMe(ranchUuid))}
          note={t`It answers what the key opens.`}
        />
      )}
      {scopes.includes('figures') && (
        <ExportAddresses ranchName={ranchName} hrefOf={(file) => keyed(recordPaths.exported(ranchUuid, file))} />
      )}
    </section>
  );
}
