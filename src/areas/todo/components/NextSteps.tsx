import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { selectAll, type WithRecords } from '@records/index';
import { Card } from '@shared/components/Card';
import { stepsFor } from '../stepsFor';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  ranch: Ranch;
  /** Whether it stands alone, not in another card. */
  isCard?: boolean;
}

/** The ways to the first paddocks, herds and moves of a ranch that has none; nothing once they are there. */
export function NextSteps({ ranch: { role }, isCard = false }: NextStepsProps) {
  const id = useId();
  const steps = stepsFor({
    hasPaddocks: useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0),
    hasHerds: useSelector((state: WithRecords) => selectAll(state, 'herd').length > 0),
    hasMoves: useSelector((state: WithRecords) => selectAll(state, 'move').length > 0),
    mayAddPaddocks: may(role, 'shapeRanch'),
    mayRecord: may(role, 'record'),
  });
  if (steps.length === 0) return null;
  const list = (
    <div className={styles.next}>
      <p id={id}>What comes next on your ranch</p>
      <ul aria-labelledby={id}>
        {steps.map(({ link, to }) => (
          <li key={to}>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return isCard ? <Card>{list}</Card> : list;
}
