import { useNavigate } from 'react-router';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { useSupportReport } from './devtools/useSupportReport';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const navigate = useNavigate();
  const copyReport = useSupportReport();
  return (
    <main className={styles.page}>
      <PageTitle title="Page not found" />
      <svg viewBox="0 0 220 120" aria-hidden="true">
        <path d="M10 96 62 30l64 14 84-22-18 74z" />
        <path d="M62 30l16 66M126 44l8 52" />
      </svg>
      <h1>Oh moooo, page not found</h1>
      <p>There is no paddock here. The link may be old, or a letter may have gone astray.</p>
      <Actions>
        <Button onClick={() => void navigate(appPaths.signup)}>I want to go home!</Button>
        <Button look="quiet" onClick={copyReport}>
          Copy support report
        </Button>
      </Actions>
    </main>
  );
}
