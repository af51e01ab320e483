import { useEffect, useRef, useState } from 'react';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import styles from './ChartCanvas.module.css';
import type { ChartView } from './chartView';
import { handlesIn, type Handle } from './handlesIn';

interface PlanHandlesProps {
  model: ChartModel;
  view: ChartView;
  /** What a planned move is, in words. */
  nameOf: (planned: BarInRow) => string;
  /** Where it would be, while it is dragged; null once it is let go. */
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
export function PlanHandles({ model, view, nameOf, onDrag, onMove, onSelect }: PlanHandlesProps) {
  const chart = useRef<HTMLDivElement>(null);
  const begun = useRef<Begun | null>(null);
  const last = useRef<DraggedPlan | null>(null);
  const [byKeys, setByKeys] = useState<DraggedPlan | null>(null);

  const moved = (handle: Handle, days: number, rows: number, longer: number): DraggedPlan => ({
    bar: handle.bar,
    paddockUuid: handle.paddockUuid,
    rowIndex: Math.min(model.paddocks.length - 1, Math.max(0, handle.rowIndex + rows)),
    firstDay: handle.bar.marked.first + days,
    days: Math.max(1, handle.bar.marked.count + longer),
  });
  const isMoved = ({ bar, rowIndex, firstDay, days }: DraggedPlan, handle: Handle): boolean =>
    rowIndex !== handle.rowIndex || firstDay !== bar.marked.first || days !== Math.max(1, bar.marked.count);
  const show = (dragged: DraggedPlan | null) => {
    last.current = dragged;
    onDrag(dragged);
  };
  const drop = () => {
    const { current } = last;
    const handle = begun.current?.handle;
    cancel();
    if (handle === undefined) return;
    if (current !== null && isMoved(current, handle)) onMove(current);
    else onSelect(handle);
  };
  /** In px of the whole chart, wherever it is on the page by now. */
  const placeOf = ({ clientX, clientY }: React.PointerEvent): Place => {
    const { left = 0, top = 0 } = chart.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const drag = (event: React.PointerEvent) => {
    if (begun.current === null) return;
    // What the pointer passes over is of no interest now.
    event.stopPropagation();
    const { handle, grip, from } = begun.current;
    const { x, y } = placeOf(event);
    const days = Math.round((x - from.x) / view.dayWidth);
    const rows = Math.round((y - from.y) / view.rowHeight);
    show(grip === 'end' ? moved(handle, 0, 0, days) : moved(handle, days, rows, 0));
  };
  const letGo = () => {
    begun.current?.held.abort();
    begun.current = null;
  };
  const cancel = () => {
    letGo();
    show(null);
  };
  useEffect(() => letGo, []);
  const take = (handle: Handle, grip: Grip) => (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    begun.current?.held.abort();
    const held = new AbortController();
    // Not every browser gives the focus to what is pressed.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal: held.signal });
    begun.current = { handle, grip, from: placeOf(event), held };
  };
  const leaveKeys = (isKept: boolean, handle: Handle) => {
    if (byKeys === null) return;
    setByKeys(null);
    onDrag(null);
    if (isKept && isMoved(byKeys, handle)) onMove(byKeys);
  };
  const press = (handle: Handle) => (event: React.KeyboardEvent) => {
    const step = KEYS[event.key];
    if (event.key === 'Escape' && byKeys !== null) {
      event.stopPropagation();
      leaveKeys(false, handle);
    } else if (event.key === 'Enter' && byKeys !== null) {
      event.preventDefault();
      leaveKeys(true, handle);
    } else if (step !== undefined) {
      event.preventDefault();
      const from = byKeys ?? moved(handle, 0, 0, 0);
      const [days, rows] = step;
      const isStretched = event.shiftKey && rows === 0;
      const next = {
        ...from,
        rowIndex: Math.min(model.paddocks.length - 1, Math.max(0, from.rowIndex + rows)),
        firstDay: from.firstDay + (isStretched ? 0 : days),
        days: Math.max(1, from.days + (isStretched ? days : 0)),
      };
      setByKeys(next);
      onDrag(next);
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
            onBlur={() => leaveKeys(true, handle)}
          >
            <span className={styles.edge} onPointerDown={take(handle, 'end')} {...dragging} />
          </button>
        );
      })}
    </div>
  );
}
