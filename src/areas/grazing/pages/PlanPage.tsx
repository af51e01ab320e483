import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { SampleRanchButton, selectRecords } from '@records/index';
import { AddFirst } from '@records/components/AddFirst';
import { usePlannedSteps, type OpenStep } from '@records/planning/usePlannedSteps';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { GrazingFrame } from '../components/GrazingFrame';
import { PlanFigures } from '../plan/figures/PlanFigures';
import { MadePlans } from '../plan/MadePlans';
import { PlanDialogs } from '../plan/PlanDialogs';
import { Sequence } from '../plan/Sequence';

const NONE: readonly OpenStep[] = [];

function NothingToPlan() {
  const { mayRecord } = useRanchView();
  return (
    <EmptyState
      title={t`Nothing to plan yet`}
      isHeading
      actions={
        <>
          <AddFirst />
          <SampleRanchButton />
        </>
      }
    >
      {mayRecord
        ? t`A plan says which herd goes to which paddock, when and for how long. Add a herd and a paddock first.`
        : t`Plans show up here once the ranch has herds and paddocks.`}
    </EmptyState>
  );
}

/** What is to come: the planned moves of each herd in order, and how those that were made compare with their plan. */
export default function PlanPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const { paddocks } = useSelector(selectRecords);
  const steps = usePlannedSteps();
  const all = useHerds();
  const herds = all.filter(({ herd, figures }) => !figures.isRetired || steps.has(herd.uuid));
  const isReady = herds.length > 0 && paddocks.length > 0;
  return (
    <GrazingFrame
      title={t`Grazing plan`}
      actions={
        mayRecord &&
        isReady && (
          <>
            <Button look="quiet" onClick={() => dialog.open('draft')}>
              {t`Draft next moves`}
            </Button>
            <Button onClick={() => dialog.open('plan')}>{t`Add to plan`}</Button>
          </>
        )
      }
    >
      {!isReady && <NothingToPlan />}
      {isReady &&
        herds.map((herd) => (
          <Sequence key={herd.herd.uuid} herd={herd} steps={steps.get(herd.herd.uuid) ?? NONE} open={dialog.open} />
        ))}
      <MadePlans />
      {isReady && <PlanFigures />}
      <PlanDialogs dialog={dialog} />
    </GrazingFrame>
  );
}
