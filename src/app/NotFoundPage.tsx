import { useNavigate } from 'react-router';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PublicPage } from '@shared/components/PublicPage';
import { PageTitle } from '@shared/components/PageTitle';
import { SupportEmail } from '@shared/components/SupportEmail';
import { appPaths } from '@shared/paths';
import { useSupportReport } from './devtools/giveSupportReport';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const navigate = useNavigate();
  const copyReport = useSupportReport();
  return (
    <PublicPage title="Oh moooo, page not found">
      <PageTitle title="Page not found" />
      <p>
        There is no paddock here. The link may be old, or a letter may have gone astray.
        <SupportEmail before=" If it should be here, write to " />
      </p>
      <svg className={styles.paddock} viewBox="0 0 220 100" aria-hidden="true">
        <path d="M10 88 62 22l64 14 84-22-18 74z" />
        <path d="M62 22l16 66M126 36l8 52" />
        <circle cx="166" cy="58" r="5" />
      </svg>
      <Actions>
        <Button onClick={() => void navigate(appPaths.signup)}>I want to go home!</Button>
        <Button look="quiet" onClick={copyReport}>
          Copy support report
        </Button>
      </Actions>
    </PublicPage>
  );
}
