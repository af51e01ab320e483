import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { selectRanch, selectUserForm } from '@features/user';
import { RanchForm } from '@features/user/components/RanchForm';
import { Card } from '@shared/components/Card';
import { SkipLink } from '../components/SkipLink';
import { StepFrame } from '../components/StepFrame';
import { afterStep } from '../steps';
import { useAfterSteps } from '../useAfterSteps';
import { useSentHere } from '../useSentHere';

/** Who may name the ranch sets it up; anybody else was invited to one that works already. */
function wordsFor({ name, current_season_name: season, role }: Ranch): { title: string; lead: string } {
  if (!may(role, 'rename')) {
    return { title: `Welcome to ${name}`, lead: 'Choose how you measure; you can change it any time.' };
  }
  const state = season === null ? 'Your ranch is ready.' : `Your ranch is ready, and its ${season} season is open.`;
  return {
    title: `Set up ${name}`,
    lead: `${state} Check its name and choose how you measure; you can change both any time.`,
  };
}

/** The first step: the ranch as it stands, and how the person measures. Saved or skipped, it leads to the map. */
export default function RanchStepPage() {
  const ranch = useSelector(selectRanch);
  const [isDone, markSent] = useSentHere(useSelector(selectUserForm('preferences')));
  const end = useAfterSteps();
  if (ranch === null) return null;
  const next = afterStep('ranch', ranch.role, end);
  return (
    <StepFrame step="ranch" ranch={ranch} {...wordsFor(ranch)}>
      {isDone && <Navigate to={next} />}
      <Card>
        <RanchForm
          key={ranch.ranch_uuid}
          ranch={ranch}
          title="Set up your ranch"
          button="Save and go on"
          aside={<SkipLink to={next} />}
          onSent={markSent}
        />
      </Card>
    </StepFrame>
  );
}
