import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import styles from './HerdsPage.module.css';

const WHAT_COMES = [
  { what: 'Herds', words: 'what they are called, and how many head are in each' },
  { what: 'Where they graze', words: 'the paddock each herd is in, and since when' },
  { what: 'Moves', words: 'from where to where, on which day, and how long the grass could rest' },
];

/** The place for herds, before any can be kept: it promises, and saves nothing. */
export default function HerdsPage() {
  const ranch = useSelector(selectRanch);
  return (
    <Page>
      <PageTitle title="Herds" />
      <h1>Herds</h1>
      <Lead>No herds are kept for {ranch?.name} yet: this room is not finished.</Lead>
      <Card>
        <h2 className={styles.title}>What will be kept here</h2>
        <dl className={styles.list}>
          {WHAT_COMES.map(({ what, words }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>Until then, set up the ranch and bring your people in, so that everyone is there when the herds come.</p>
        <p className={styles.way}>
          <ButtonLink to={appPaths.todo}>See what is left to do</ButtonLink>
        </p>
      </Card>
    </Page>
  );
}
