import type { ChartBar } from '@domain/planning/chartBars';
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

/** What is known of one bar of the chart, where a dragged one would be, and what speaks against either. */
export function ChartAbout({ model, chosen, dragged, onEdit }: ChartAboutProps) {
  const shown = chosen === null ? null : asItIs(chosen, model);
  const words = useBarWords();
  const draggedWords = useDraggedWords(model);
  const doubtsOf = useBarDoubts(model);
  const draggedDoubts = useDraggedDoubts(model);
  const { mayRecord } = useRanchView();
  const said =
    dragged !== null ? draggedWords(dragged) : shown === null ? 'Press a bar to read about it' : words(shown);
  const doubts = dragged !== null ? draggedDoubts(dragged) : shown === null ? [] : doubtsOf(shown);
  const bar = dragged === null ? shown?.bar : undefined;
  const isEditable = bar !== undefined && (bar.moveUuid !== null || bar.planUuid !== null) && bar.kind !== 'made';
  return (
    <div className={styles.about} role="status">
      <p className={styles.said}>
        {said}.{doubts.length > 0 && <span className={styles.doubts}> {doubts.join(' ')}</span>}
      </p>
      {mayRecord && isEditable && shown !== null && (
        <Button look="quiet" onClick={() => onEdit(shown)}>
          {bar.kind === 'planned' ? 'Edit the planned move' : 'Edit the stay'}
        </Button>
      )}
    </div>
  );
}
