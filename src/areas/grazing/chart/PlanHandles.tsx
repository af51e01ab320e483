import { useRef, useState } from 'react';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import styles from './ChartCanvas.module.css';
import { footOf, rowsInView, yOfRow, type ChartView } from './chartView';
import { boxOf, lanesOf } from './paintBars';

/** A handle is at least this wide, so that a finger finds it, px. */
const WIDTH_MIN = 24;

interface Handle extends BarInRow {
  rowIndex: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the planned moves in view are, in px of the whole chart. */
function handlesIn(model: ChartModel, view: ChartView): Handle[] {
  const [first, end] = rowsInView(view, model.paddocks.length);
  const bottom = view.height - footOf(view);
  return model.paddocks.slice(first, end).flatMap(({ uuid }, index): Handle[] => {
    const rowIndex = first + index;
    const y = yOfRow(view, rowIndex);
    if (y < view.head || y + view.rowHeight > bottom) return [];
    const row = model.rowOf(uuid);
    const lanes = lanesOf(row);
    return row.bars.flatMap((bar): Handle[] => {
      if (bar.kind !== 'planned') return [];
      const box = boxOf(view, bar, y, lanes.get(bar) ?? [0, 1]);
      // What lies below the names or the totals cannot be taken there.
      const from = Math.max(box.x, view.names);
      const to = Math.min(Math.max(box.x + box.width, box.x + WIDTH_MIN), view.width - view.totals);
      if (to - from < WIDTH_MIN / 2) return [];
      const [left, top] = [from + view.scrollX, box.y + view.scrollY];
      return [{ bar, paddockUuid: uuid, rowIndex, left, top, width: to - from, height: box.height }];
    });
  });
}

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

type Grip = 'whole' | 'end';

interface Begun {
  handle: Handle;
  grip: Grip;
  x: number;
  y: number;
}

const KEYS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Takes hold of the planned moves in view: dragged by a pointer, moved day by day and row by row with the arrows. */
export function PlanHandles({ model, view, nameOf, onDrag, onMove, onSelect }: PlanHandlesProps) {
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
    begun.current = null;
    show(null);
    if (handle === undefined) return;
    if (current !== null && isMoved(current, handle)) onMove(current);
    else onSelect(handle);
  };
  const drag = (event: React.PointerEvent) => {
    if (begun.current === null) return;
    const { handle, grip, x, y } = begun.current;
    const days = Math.round((event.clientX - x) / view.dayWidth);
    const rows = Math.round((event.clientY - y) / view.rowHeight);
    show(grip === 'end' ? moved(handle, 0, 0, days) : moved(handle, days, rows, 0));
  };
  const take = (handle: Handle, grip: Grip) => (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    begun.current = { handle, grip, x: event.clientX, y: event.clientY };
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
    <>
      {handlesIn(model, view).map((handle) => {
        const { bar, rowIndex, left, top, width, height } = handle;
        const dragging = { onPointerMove: drag, onPointerUp: drop, onPointerCancel: () => show(null) };
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
    </>
  );
}
