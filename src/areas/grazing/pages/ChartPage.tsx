import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectRecords } from '@records/index';
import { AddFirst } from '@records/components/AddFirst';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { Pills } from '@shared/components/Pills';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { adaTerm } from '@shared/units/units';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { ChartAbout } from '../chart/ChartAbout';
import { ChartCanvas } from '../chart/ChartCanvas';
import { ChartKey } from '../chart/ChartKey';
import styles from '../chart/ChartPage.module.css';
import { ChartTable } from '../chart/ChartTable';
import type { BarInRow, DraggedPlan } from '../chart/ChartModel';
import { daysInView, ZOOMS, type Zoom } from '../chart/chartView';
import { PlanHandles } from '../chart/PlanHandles';
import { useBarWords } from '../chart/useBarWords';
import { useChartModel } from '../chart/useChartModel';
import { useChartPainter } from '../chart/useChartPainter';
import { useChartSizes } from '../chart/useChartSizes';
import { useMovedPlans } from '../chart/useMovedPlans';
import { GrazingDialogs } from '../components/GrazingDialogs';
import { GrazingFrame } from '../components/GrazingFrame';
import { PlanDialogs } from '../plan/PlanDialogs';

/** A word, which on a phone is read out behind its sign. */
function Sign({ is, children }: { is: string; children: string }) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {is}
      </span>
      <span className={styles.word}>{children}</span>
    </>
  );
}

function Chart({ open }: { open: ReturnType<typeof useDialogInAddress>['open'] }) {
  const [zoom, setZoom] = useState<Zoom>('week');
  const [pointed, setPointed] = useState<BarInRow | null>(null);
  const [pressed, setPressed] = useState<BarInRow | null>(null);
  const [dragged, setDragged] = useState<DraggedPlan | null>(null);
  const { mayRecord, animalDays } = useRanchView();
  const model = useChartModel();
  const sizes = useChartSizes(zoom);
  const painter = useChartPainter(model, sizes, dragged);
  const { hold, move, isMovingLater, setIsMovingLater, hasPlans } = useMovedPlans(model);
  const words = useBarWords();
  const drag = (next: DraggedPlan | null) => {
    hold(next);
    setDragged(next);
  };
  const edit = ({ bar }: BarInRow) =>
    bar.planUuid === null ? open('edit-stay', { move: bar.moveUuid ?? '' }) : open('edit-plan', { plan: bar.planUuid });
  const days = useMemo(
    () => (painter.settled === null ? ([0, 0] as const) : daysInView(painter.settled)),
    [painter.settled],
  );
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Pills label={t`Zoom`} options={ZOOMS} chosen={zoom} onChoose={setZoom} />
        <div className={styles.steps}>
          <Button look="quiet" onClick={() => painter.go(-0.8)}>
            <Sign is="‹">{t({ message: 'Earlier', context: 'days of the chart' })}</Sign>
          </Button>
          <Button look="quiet" onClick={() => painter.goTo(model.today)}>
            {t`Today`}
          </Button>
          <Button look="quiet" onClick={() => painter.go(0.8)}>
            <Sign is="›">{t({ message: 'Later', context: 'days of the chart' })}</Sign>
          </Button>
        </div>
      </div>
      {mayRecord && hasPlans && (
        <label className={styles.later}>
          <input
            type="checkbox"
            checked={isMovingLater}
            onChange={({ currentTarget }) => setIsMovingLater(currentTarget.checked)}
          />
          {t`Move the later ones too`}
        </label>
      )}
      <ChartAbout model={model} chosen={pointed ?? pressed} dragged={dragged} onEdit={edit} />
      <ChartCanvas
        name={t`Grazing chart. The table below says the same.`}
        model={model}
        sizes={sizes}
        painter={painter}
        onPoint={setPointed}
        onSelect={setPressed}
      >
        {(view) =>
          mayRecord && (
            <PlanHandles
              model={model}
              view={view}
              nameOf={words}
              dragged={dragged}
              onDrag={drag}
              onMove={move}
              onSelect={setPressed}
            />
          )
        }
      </ChartCanvas>
      <div className={styles.rest}>
        <ChartKey />
        <WhatTermsMean terms={[adaTerm(animalDays)]} />
        <ChartTable model={model} days={days} />
      </div>
    </div>
  );
}

/** The grazing plan and control chart: where herds were and are planned to be, paddock by paddock and day by day. */
export default function ChartPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const { paddocks } = useSelector(selectRecords);
  const isReady = paddocks.length > 0;
  return (
    <GrazingFrame
      title={t`Grazing chart`}
      actions={
        isReady && (
          <>
            <ButtonLink look="quiet" to={appPaths.grazingChartPrint}>
              <span>
                <Trans>
                  Print<span className={styles.seldom}> or save as image</span>
                </Trans>
              </span>
            </ButtonLink>
            {mayRecord && (
              <Button look="quiet" onClick={() => dialog.open('plan')}>
                {t`Add to plan`}
              </Button>
            )}
            {mayRecord && <Button onClick={() => dialog.open('move')}>{t`Move herds`}</Button>}
          </>
        )
      }
    >
      {isReady ? (
        <Chart open={dialog.open} />
      ) : (
        <EmptyState title={t`No paddocks yet`} isHeading actions={<AddFirst />}>
          {t`The chart has a row for each paddock.`}
        </EmptyState>
      )}
      <GrazingDialogs dialog={dialog} />
      <PlanDialogs dialog={dialog} />
    </GrazingFrame>
  );
}
