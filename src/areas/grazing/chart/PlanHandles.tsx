import { useEffect, useRef } from 'react';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import styles from './ChartCanvas.module.css';
import type { ChartView } from './chartView';
import { handlesIn, type Handle } from './handlesIn';
import { draggedBy, isDragged, takenPlan } from './movedPlan';

interface PlanHandlesProps {
  model: ChartModel;
  view: ChartView;
  /** What a planned move is, in words. */
  nameOf: (planned: BarInRow) => string;
  /** The planned move in hand, where it would be now; null where none is. */
  dragged: DraggedPlan | null;
  /** It would be somewhere else, or was let go: null. */
  onDrag: (dragged: DraggedPlan | null) => void;
  onMove: (dragged: DraggedPlan) => void;
  onSelect: (planned: BarInRow) => void;
}

interface Place {
  x: number;
  y: number;
}

type Grip = 'whole' | 'end';

interface Begun {
  handle: Handle;
  grip: Grip;
  /** Where it was taken, in px of the whole chart. */
  from: Place;
  /** Ends what listens while it is held. */
  held: AbortController;
}

const KEYS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Takes hold of the planned moves in view: dragged by a pointer, moved day by day and row by row with the arrows. */
export function PlanHandles({ model, view, nameOf, dragged, onDrag, onMove, onSelect }: PlanHandlesProps) {
  const chart = useRef<HTMLDivElement>(null);
  const begun = useRef<Begun | null>(null);
  const rowCount = model.paddocks.length;

  /** As the planned move that is dragged was taken. */
  const taken = ({ bar, paddockUuid }: BarInRow) =>
    takenPlan(
      { bar, paddockUuid },
      model.paddocks.findIndex(({ uuid }) => uuid === paddockUuid),
    );
  const moveIfDragged = (plan: DraggedPlan): boolean => {
    const isElsewhere = isDragged(plan, taken(plan));
    if (isElsewhere) onMove(plan);
    return isElsewhere;
  };
  /** In px of the whole chart, wherever it is on the page by now. */
  const placeOf = ({ clientX, clientY }: React.PointerEvent): Place => {
    const { left = 0, top = 0 } = chart.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  /** Where the pointer has dragged it. */
  const planAt = ({ handle, grip, from }: Begun, event: React.PointerEvent): DraggedPlan => {
    const { x, y } = placeOf(event);
    const days = Math.round((x - from.x) / view.dayWidth);
    const rows = Math.round((y - from.y) / view.rowHeight);
    return draggedBy(taken(handle), grip === 'end' ? { longer: days } : { days, rows }, rowCount);
  };
  const drag = (event: React.PointerEvent) => {
    if (begun.current === null) return;
    // What the pointer passes over is of no interest now.
    event.stopPropagation();
    onDrag(planAt(begun.current, event));
  };
  const drop = (event: React.PointerEvent) => {
    const { current } = begun;
    cancel();
    if (current !== null && !moveIfDragged(planAt(current, event))) onSelect(current.handle);
  };
  const letGo = () => {
    begun.current?.held.abort();
    begun.current = null;
  };
  const cancel = () => {
    letGo();
    onDrag(null);
  };
  useEffect(() => letGo, []);
  /** Ends a move by keys. */
  const leaveKeys = (isKept: boolean) => {
    if (dragged === null || begun.current !== null) return;
    onDrag(null);
    if (isKept) moveIfDragged(dragged);
  };
  const take = (handle: Handle, grip: Grip) => (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    leaveKeys(true);
    begun.current?.held.abort();
    const held = new AbortController();
    // Not every browser gives the focus to what is pressed.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal: held.signal });
    begun.current = { handle, grip, from: placeOf(event), held };
  };
  const press = (handle: Handle) => (event: React.KeyboardEvent) => {
    if (begun.current !== null) return;
    const step = KEYS[event.key];
    if (event.key === 'Escape' && dragged !== null) {
      event.stopPropagation();
      leaveKeys(false);
    } else if (event.key === 'Enter' && dragged !== null) {
      event.preventDefault();
      leaveKeys(true);
    } else if (step !== undefined) {
      event.preventDefault();
      const [days, rows] = step;
      const steps = event.shiftKey && rows === 0 ? { longer: days } : { days, rows };
      onDrag(draggedBy(dragged ?? taken(handle), steps, rowCount));
    }
  };

  return (
    <div ref={chart} className={styles.handles}>
      {handlesIn(model, view).map((handle) => {
        const { bar, rowIndex, left, top, width, height } = handle;
        const dragging = { onPointerMove: drag, onPointerUp: drop, onPointerCancel: cancel };
        return (
          <button
            key={`${bar.planUuid} ${rowIndex}`}
            type="button"
            className={styles.handle}
            style={{ left, top, width, height }}
            aria-label={nameOf(handle)}
            aria-describedby="chart-keys"
            onPointerDown={take(handle, 'whole')}
            {...dragging}
            onClick={(event) => event.detail === 0 && onSelect(handle)}
            onKeyDown={press(handle)}
            onBlur={() => leaveKeys(true)}
          >
            <span className={styles.edge} onPointerDown={take(handle, 'end')} {...dragging} />
          </button>
        );
      })}
    </div>
  );
}
