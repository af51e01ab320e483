import type { ReactNode } from 'react';
import type { Ranch } from '@contract/me';
import { Lead, Page } from '@shared/components/Page';
import { stepsFor, type StepName } from '../steps';
import { useDoneSteps } from '../useDoneSteps';
import { StepList } from './StepList';

interface StepFrameProps {
  step: StepName;
  ranch: Ranch;
  title: string;
  lead: string;
  /** Whether the step needs the room of a desk. */
  isWide?: boolean;
  children: ReactNode;
}

/** What every step of the set-up has around it. */
export function StepFrame({ step, ranch, title, lead, isWide = false, children }: StepFrameProps) {
  const done = useDoneSteps(ranch);
  return (
    <Page width={isWide ? 'wide' : 'text'}>
      <StepList steps={stepsFor(ranch.role)} current={step} done={done} />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Page>
  );
}
