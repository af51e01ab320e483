import type { ReactNode } from 'react';
import type { Role } from '@contract/role';
import { Lead, Page } from '@shared/components/Page';
import { stepsFor, type StepName } from '../steps';
import { useDoneSteps } from '../useDoneSteps';
import { StepList } from './StepList';

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
    <Page width={isWide ? 'wide' : 'text'}>
      <StepList steps={stepsFor(role)} current={step} done={done} />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Page>
  );
}
