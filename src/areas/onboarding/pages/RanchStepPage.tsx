import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
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
    return { title: t`Welcome to ${name}`, lead: t`Choose how you measure; you can change it any time.` };
  }
  return {
    title: t`Set up ${name}`,
    lead:
      season === null
        ? t`Your ranch is ready. Check its name and choose how you measure; you can change both any time.`
        : t`Your ranch is ready, and its ${season} season is open. Check its name and choose how you measure; you can change both any time.`,
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
          title={t`Set up your ranch`}
          button={t`Save and continue`}
          aside={<SkipLink to={next} />}
          onSent={markSent}
        />
      </Card>
    </StepFrame>
  );
}
