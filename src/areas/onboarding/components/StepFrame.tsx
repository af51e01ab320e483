import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { useIsTeamInvited } from '@features/team/useIsTeamInvited';
import { selectIsMapLookChosen, selectIsRanchSetUp } from '@features/user/setUpSelectors';
import { Lead, Page } from '@shared/components/Page';
import { stepsFor, type StepName } from '../steps';
import { StepList } from './StepList';

/** Which steps leave nothing to do for the person, by what is stored. `/todo` lists the others. */
function useDoneSteps(ranch: Ranch): Record<StepName, boolean> {
  const isTeamInvited = useIsTeamInvited(ranch);
  return {
    ranch: useSelector(selectIsRanchSetUp),
    map: useSelector(selectIsMapLookChosen),
    team: isTeamInvited === true,
  };
}

interface StepFrameProps {
  step: StepName;
  ranch: Ranch;
  title: string;
  lead: string;
  /** Whether the step needs the width of a desk. */
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
