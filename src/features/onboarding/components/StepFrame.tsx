import type { ReactNode } from 'react';
import type { Role } from '@contract/role';
import { stepsFor, type StepName } from '../steps';
import { useDoneSteps } from '../useDoneSteps';
import { StepList } from './StepList';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  step: StepName;
  role: Role;
  title: string;
  lead: string;
  /** Whether the step needs the room of a desk. */
  isWide?: boolean;
  children: ReactNode;
}

/** What every step of the set-up has around it. */
export function StepFrame({ step, role, title, lead, isWide = false, children }: StepFrameProps) {
  const done = useDoneSteps(role);
  return (
    <main className={isWide ? styles.wide : styles.page}>
      <StepList steps={stepsFor(role)} current={step} done={done} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
