import { useId } from 'react';
import { useSelector } from 'react-redux';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { NewExportKey } from '@contract/ranches/exportKey';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { selectRanch } from '@features/user';
import { CopyField } from '@shared/components/CopyField';
import { absoluteHref } from '@shared/lib/absoluteHref';
import { useFocusedHeading } from '../bringing/useFocusedHeading';
import { ExportAddresses } from './ExportAddresses';

/** The addresses of a key that was just made. Nobody can see them again. */
export function MadeKey({ made, ranchUuid }: { made: NewExportKey; ranchUuid: string }) {
  const { name } = made;
  const id = useId();
  const heading = useFocusedHeading();
  const ranchName = useSelector(selectRanch)?.name ?? '';
  const base = (useSelector(selectAppSettings)?.API_V1 ?? '').replace(/\/+$/, '');
  const keyed = (path: string) => absoluteHref(`${base}${path}?key=${encodeURIComponent(made.key)}`);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t`The addresses of ${name}`}
      </h3>
      <p>
        <b>{t`Copy what you need before you leave this page: they are not shown again.`}</b>
      </p>
      {made.scope === 'calendar' ? (
        <CopyField
          label={t`Calendar`}
          copyName={t`Copy for the calendar`}
          value={keyed(recordPaths.calendar(ranchUuid))}
          note={t`In Google Calendar: Other calendars, From URL. In Outlook and Apple Calendar: subscribe to a calendar by this address.`}
        />
      ) : (
        <ExportAddresses ranchName={ranchName} hrefOf={(file) => keyed(recordPaths.exported(ranchUuid, file))} />
      )}
    </section>
  );
}
