import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@domain/words';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PublicPage } from '@shared/components/PublicPage';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { useSupportReport } from './devtools/giveSupportReport';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const navigate = useNavigate();
  const copyReport = useSupportReport();
  const { SUPPORT_EMAIL: support } = useContext(AppSettingsContext);
  return (
    <PublicPage title={t`Oh moooo, page not found`}>
      <PageTitle title={t`Page not found`} />
      <p>
        {t`There is no paddock here. The link may be old, or a letter in it may be wrong.`}
        {support !== '' && (
          <>
            {' '}
            <Trans>
              If it should be here, write to <a href={`mailto:${support}`}>{support}</a>
            </Trans>
          </>
        )}
      </p>
      <svg className={styles.paddock} viewBox="0 0 220 100" aria-hidden="true">
        <path d="M10 88 62 22l64 14 84-22-18 74z" />
        <path d="M62 22l16 66M126 36l8 52" />
        <circle cx="166" cy="58" r="5" />
      </svg>
      <Actions>
        <Button onClick={() => void navigate(appPaths.signup)}>{t`I want to go home!`}</Button>
        <Button look="quiet" onClick={copyReport}>
          {t`Copy support report`}
        </Button>
      </Actions>
    </PublicPage>
  );
}
