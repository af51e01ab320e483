import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { appPaths } from '@shared/paths';
import styles from './sheet.module.css';
import type { YearChoice } from './useYearChoice';

interface SheetFrameProps {
  title: string;
  /** Where the sheet is of a year. */
  choice?: YearChoice;
  /** Ways to the files of the sheet, and to what belongs to it. */
  links: ReactNode;
  /** What else is on the screen alone, above the sheet. */
  more?: ReactNode;
  children: ReactNode;
}

/** A page with a sheet that is printed: what is around it is on the screen alone. */
export function SheetFrame({ title, choice, links, more, children }: SheetFrameProps) {
  return (
    <Page width="wide">
      <PageTitle title={title} />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={appPaths.grazingReport}>
              {t`Back to the report`}
            </Link>
          }
          title={title}
          actions={<Button onClick={() => window.print()}>{t`Print`}</Button>}
        />
        <div className={styles.choices}>
          {choice !== undefined && (
            <LiveSelect
              aria-label={t`Year`}
              value={String(choice.year)}
              options={choice.years.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={choice.choose}
            />
          )}
          {links}
        </div>
        {more}
      </div>
      {children}
    </Page>
  );
}
