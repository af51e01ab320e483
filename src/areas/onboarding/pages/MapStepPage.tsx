import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import type { MapLook } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { MapSettingsForm } from '@features/mapSettings';
import { selectRanch } from '@features/user';
import { useLookSave, useMapSettings } from '@features/user/useMapLook';
import { OpenMap } from '@features/user/components/OpenMap';
import { ONBOARDING_MARK } from '@features/user/setUpMarks';
import { usePreviewedRanch } from '@records/usePreviewedRanch';
import { Actions } from '@shared/components/Actions';
import { SkipLink } from '../components/SkipLink';
import { StepFrame } from '../components/StepFrame';
import { afterStep, isPastSteps } from '../steps';
import { useAfterSteps } from '../useAfterSteps';
import { useSentHere } from '../useSentHere';

/** The second step: how the person's map looks. Saved or skipped, it leads to the team, or on for who invites nobody. */
export default function MapStepPage() {
  const ranch = useSelector(selectRanch);
  const settings = useMapSettings();
  const previewed = usePreviewedRanch();
  const [request, save] = useLookSave();
  const [isDone, markSent] = useSentHere(request);
  const end = useAfterSteps();
  if (ranch === null) return null;
  const next = afterStep('map', ranch.role, end);
  const submit = (look: MapLook) => {
    markSent();
    save(look, isPastSteps(next) ? ONBOARDING_MARK : {});
  };
  return (
    <StepFrame
      step="map"
      ranch={ranch}
      title={t`How should your map read?`}
      lead={t`Pick what the colors mean. You can change this any time, and everyone on your crew keeps their own.`}
      isWide
    >
      {isDone && <Navigate to={next} />}
      <MapSettingsForm
        settings={settings}
        ranch={previewed}
        request={request}
        onSave={submit}
        button={t`Save and continue`}
        title={t`Set up your map`}
        aside={<SkipLink to={next} />}
      />
      <Actions>
        <OpenMap />
      </Actions>
    </StepFrame>
  );
}
