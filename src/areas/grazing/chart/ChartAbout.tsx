import type { ChartBar } from '@domain/planning/chartBars';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import styles from './ChartPage.module.css';
import { useBarDoubts, useDraggedDoubts } from './useBarDoubts';
import { useBarWords, useDraggedWords } from './useBarWords';

interface ChartAboutProps {
  model: ChartModel;
  /** The bar that was pressed or is pointed at. */
  chosen: BarInRow | null;
  /** A planned move that is being dragged. */
  dragged: DraggedPlan | null;
  onEdit: (chosen: BarInRow) => void;
}

/** The bar as the record has it now; null once it is not there any more. */
function asItIs({ bar, paddockUuid }: BarInRow, { rowOf }: ChartModel): BarInRow | null {
  const is = ({ kind, planUuid, moveUuid }: ChartBar) =>
    kind === bar.kind && planUuid === bar.planUuid && moveUuid === bar.moveUuid;
  const now = rowOf(paddockUuid).bars.find(is);
  return now === undefined ? null : { bar: now, paddockUuid };
}

function Said({ words, doubts = [] }: { words: string; doubts?: readonly string[] }) {
  return (
    <p>
      {words}.{doubts.length > 0 && <span className={styles.doubts}> {doubts.join(' ')}</span>}
    </p>
  );
}

/** What is known of one bar of the chart, where a dragged one would be, and what speaks against either. */
export function ChartAbout({ model, chosen, dragged, onEdit }: ChartAboutProps) {
  const shown = chosen === null ? null : asItIs(chosen, model);
  const words = useBarWords();
  const draggedWords = useDraggedWords(model);
  const doubtsOf = useBarDoubts(model);
  const draggedDoubts = useDraggedDoubts(model);
  const { mayRecord } = useRanchView();
  const bar = shown?.bar;
  const isEditable = bar !== undefined && (bar.moveUuid !== null || bar.planUuid !== null) && bar.kind !== 'made';
  const inHand =
    shown === null ? (
      <Said words={t`Press a bar to read about it`} />
    ) : (
      <Said words={words(shown)} doubts={doubtsOf(shown)} />
    );
  return (
    <div className={[styles.about, dragged === null ? '' : styles.held].join(' ')}>
      <div className={dragged === null ? styles.inHand : styles.dragged} role="status">
        {dragged === null ? inHand : <Said words={draggedWords(dragged)} doubts={draggedDoubts(dragged)} />}
      </div>
      {/* Keeps its room, so that the chart does not move below the pointer while a planned move is dragged. */}
      {dragged !== null && (
        <div className={[styles.inHand, styles.covered].join(' ')} aria-hidden="true">
          {inHand}
        </div>
      )}
      {mayRecord && isEditable && shown !== null && (
        <div className={[styles.act, dragged === null ? '' : styles.covered].join(' ')}>
          <Button look="quiet" onClick={() => onEdit(shown)}>
            {bar.kind === 'planned' ? t`Edit the planned move` : t`Edit the stay`}
          </Button>
        </div>
      )}
    </div>
  );
}
