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
import { useSentHere } from '../useSentHere';

function leadFor({ current_season_name: season, role }: Ranch): string {
  const state = season === null ? 'Your ranch is ready.' : `Your ranch is ready, and its ${season} season is open.`;
  const choice = may(role, 'rename')
    ? 'Check its name and choose how you measure; you can change both any time.'
    : 'Choose how you measure; you can change it any time.';
  return `${state} ${choice}`;
}

/** The first step: the ranch as it stands, and how the person measures. Saved or skipped, it leads to the map. */
export default function RanchStepPage() {
  const ranch = useSelector(selectRanch);
  const [isDone, markSent] = useSentHere(useSelector(selectUserForm('preferences')));
  if (ranch === null) return null;
  const next = afterStep('ranch', ranch.role);
  return (
    <StepFrame step="ranch" ranch={ranch} title={`Set up ${ranch.name}`} lead={leadFor(ranch)}>
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
