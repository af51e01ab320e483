import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { recordPaths } from '@contract/grazing/recordPaths';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import styles from './seal.module.css';

/** The server answers it, not the app: it works for people without an account too. */
const VERIFY = '/verify';

/** The download of the whole history, and how anyone checks it without this server. */
export function HowToCheck({ ranchUuid }: { ranchUuid: string }) {
  const base = (useSelector(selectAppSettings)?.API_V1 ?? '').replace(/\/+$/, '');
  return (
    <>
      <p>
        <a
          href={`${base}${recordPaths.exported(ranchUuid, 'history.jsonl')}`}
          download="history.jsonl"
          className={styles.download}
        >
          {t`Download the history`}
        </a>
      </p>
      <h3>{t`How to check this`}</h3>
      <p>
        <Trans>
          Open{' '}
          <a href={VERIFY} hrefLang="en">
            the page that checks a history
          </a>
          , and choose the downloaded file there. It needs no account and no connection, and sends nothing anywhere. A
          certifier or a buyer can do the same with your file.
        </Trans>
      </p>
      <p>
        <Trans>
          This check shows that the lines fit each other, not when they were made. Only a seal kept outside this server
          shows that: <Link to={appPaths.settingsAccount}>have it mailed to you</Link>, and keep each history you
          download. The last line of the file is a seal, and the check compares it with a later history.
        </Trans>
      </p>
    </>
  );
}
