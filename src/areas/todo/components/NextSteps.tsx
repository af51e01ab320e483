import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { SampleRanchButton, selectAll, type WithRecords } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Card } from '@shared/components/Card';
import { stepsFor, type NextStep } from '../stepsFor';
import styles from './NextSteps.module.css';

/** The ways to the first paddocks, herds and moves of a ranch that has none; none once they are there. */
export function useNextSteps({ role }: Ranch): NextStep[] {
  return stepsFor({
    hasPaddocks: useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0),
    hasHerds: useSelector((state: WithRecords) => selectAll(state, 'herd').length > 0),
    hasMoves: useSelector((state: WithRecords) => selectAll(state, 'move').length > 0),
    mayAddPaddocks: may(role, 'shapeRanch'),
    mayRecord: may(role, 'record'),
  });
}

/** What a ranch needs before it works; on an empty one also the way to a sample. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const hasPaddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0);
  return (
    <Card>
      <div className={styles.next}>
        <h2 id="next-steps">{t`What comes next on your ranch`}</h2>
        <ul aria-labelledby="next-steps">
          {steps.map(({ link, to }) => (
            <li key={to}>
              <Link to={to}>{link}</Link>
            </li>
          ))}
        </ul>
      </div>
      {!hasPaddocks && (
        <Actions>
          <SampleRanchButton />
        </Actions>
      )}
    </Card>
  );
}
