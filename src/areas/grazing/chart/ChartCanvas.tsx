import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { paddockHref } from '@shared/recordHrefs';
import styles from './ChartCanvas.module.css';
import type { BarInRow, ChartModel } from './ChartModel';
import { footOf, rowAtY, rowsInView, yOfRow, type ChartSizes, type ChartView } from './chartView';
import { boxOf, lanesOf } from './paintBars';
import { wholeSize, type useChartPainter } from './useChartPainter';

/** The names of the paddocks in view, over their picture: links for the pointer. The table has them for the keyboard. */
function NameLinks({ model, view }: { model: ChartModel; view: ChartView }) {
  const [first, end] = rowsInView(view, model.paddocks.length);
  const bottom = view.height - footOf(view);
  return (
    <div className={styles.names} aria-hidden="true">
      {model.paddocks.slice(first, end).map(({ uuid, name }, index) => {
        const top = yOfRow(view, first + index);
        if (top < view.head || top + view.rowHeight > bottom) return null;
        const place = { top, width: view.names, height: view.rowHeight };
        return (
          <Link key={uuid} className={styles.name} translate="no" style={place} to={paddockHref(uuid)} tabIndex={-1}>
            {name}
          </Link>
        );
      })}
    </div>
  );
}

/** The bar at a place of the picture: the last one that was painted there. */
function barAt(model: ChartModel, view: ChartView, x: number, y: number): BarInRow | undefined {
  if (x < view.names || x > view.width - view.totals || y < view.head || y > view.height - footOf(view)) {
    return undefined;
  }
  const index = rowAtY(view, y);
  const paddock = model.paddocks[index];
  if (paddock === undefined) return undefined;
  const row = model.rowOf(paddock.uuid);
  const lanes = lanesOf(row);
  const bar = row.bars.findLast((each) => {
    const box = boxOf(view, each, yOfRow(view, index), lanes.get(each) ?? [0, 1]);
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
  return bar && { bar, paddockUuid: paddock.uuid };
}

/** Whether it is the same bar, so that a pointer which moves over it changes nothing. */
const isSameBar = (one: BarInRow | null, other: BarInRow | null): boolean =>
  one?.bar === other?.bar && one?.paddockUuid === other?.paddockUuid;

interface ChartCanvasProps {
  /** What a screen reader calls the picture. */
  name: string;
  model: ChartModel;
  sizes: ChartSizes;
  painter: ReturnType<typeof useChartPainter>;
  /** Another bar is below the pointer, or none. */
  onPoint: (bar: BarInRow | null) => void;
  onSelect: (bar: BarInRow) => void;
  /** What lies over the picture once it stands still. */
  children: (view: ChartView) => ReactNode;
}

/** The chart as a picture that is scrolled both ways, with names, days and totals that stay. */
export function ChartCanvas({ name, model, sizes, painter, onPoint, onSelect, children }: ChartCanvasProps) {
  const { scroller, canvas, settled, viewNow, goTo } = painter;
  const { today } = model;
  useEffect(() => goTo(today), []); // eslint-disable-line react-hooks/exhaustive-deps -- only when the chart is opened
  const under = (event: React.MouseEvent): BarInRow | undefined => {
    const view = viewNow();
    const box = scroller.current?.getBoundingClientRect();
    return view === null || box === undefined
      ? undefined
      : barAt(model, view, event.clientX - box.left, event.clientY - box.top);
  };
  const pointed = useRef<BarInRow | null>(null);
  const point = (bar: BarInRow | null) => {
    if (isSameBar(pointed.current, bar)) return;
    pointed.current = bar;
    onPoint(bar);
  };
  const whole = wholeSize(model, sizes);
  const height: CSSProperties & Record<'--chart-height', string> = { '--chart-height': `${whole.height + 18}px` };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={height}
      tabIndex={0}
      role="group"
      aria-label={t`Chart, scrolls both ways`}
    >
      <div
        className={styles.whole}
        style={whole}
        onPointerMove={(event) => event.pointerType === 'mouse' && point(under(event) ?? null)}
        onPointerLeave={() => point(null)}
        onClick={(event) => {
          const bar = under(event);
          if (bar !== undefined && event.target === canvas.current) onSelect(bar);
        }}
      >
        {settled !== null && <NameLinks model={model} view={settled} />}
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={name} />
        {settled !== null && children(settled)}
      </div>
    </div>
  );
}
