import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChartModel, DraggedPlan } from './ChartModel';
import { dayAtX, footOf, type ChartSizes, type ChartView } from './chartView';
import { paintChart } from './paintChart';
import { pagePalette } from './palette';

/** What follows the chart without being in its picture waits until it stands still. */
const SETTLED_MS = 120;
/** Where today stands when the chart is opened, as a part of its width. */
const TODAY_AT = 0.6;

interface Painter {
  scroller: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** What is looked at, since the chart stands still; null before it was drawn. */
  settled: ChartView | null;
  viewNow: () => ChartView | null;
  goTo: (day: number) => void;
  /** Scrolls by so many widths of what is in view. */
  go: (widths: number) => void;
}

/** Paints the chart whenever it is scrolled, resized, or something in it changes: once a frame. */
export function useChartPainter(model: ChartModel, sizes: ChartSizes, dragged: DraggedPlan | null): Painter {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [settled, setSettled] = useState<ChartView | null>(null);
  const frame = useRef(0);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The day that stays in the middle when the zoom changes. */
  const middle = useRef<number | null>(null);
  const now = useRef({ model, sizes, dragged });

  const viewNow = useCallback((): ChartView | null => {
    const box = scroller.current;
    if (box === null || box.clientWidth === 0) return null;
    const { firstDay, endDay } = now.current.model;
    const { clientWidth: width, clientHeight: height, scrollLeft: scrollX, scrollTop: scrollY } = box;
    return { ...now.current.sizes, width, height, scrollX, scrollY, firstDay, endDay };
  }, []);
  const paintNow = useCallback(() => {
    const view = viewNow();
    const context = canvas.current?.getContext('2d');
    if (view === null || canvas.current === null || !context) return;
    const ratio = window.devicePixelRatio;
    const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    if (canvas.current.width !== width || canvas.current.height !== height) {
      canvas.current.width = width;
      canvas.current.height = height;
      canvas.current.style.width = `${view.width}px`;
      canvas.current.style.height = `${view.height}px`;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    middle.current = dayAtX(view, (view.width + view.names - view.totals) / 2);
    paintChart(context, { ...now.current, view, palette: pagePalette() });
  }, [viewNow]);
  const paintSoon = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(paintNow);
    clearTimeout(quiet.current);
    quiet.current = setTimeout(() => setSettled(viewNow()), SETTLED_MS);
  }, [paintNow, viewNow]);

  useLayoutEffect(() => {
    const before = now.current.sizes.dayWidth;
    now.current = { model, sizes, dragged };
    const view = viewNow();
    if (before !== sizes.dayWidth && view !== null && middle.current !== null && scroller.current !== null) {
      const across = (view.width - view.names - view.totals) / 2;
      scroller.current.scrollLeft = (middle.current - view.firstDay) * sizes.dayWidth - across;
    }
    paintSoon();
  }, [model, sizes, dragged, paintSoon, viewNow]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const sized = new ResizeObserver(paintSoon);
    box.addEventListener('scroll', paintSoon, { passive: true });
    dark.addEventListener('change', paintSoon);
    sized.observe(box);
    return () => {
      box.removeEventListener('scroll', paintSoon);
      dark.removeEventListener('change', paintSoon);
      sized.disconnect();
      cancelAnimationFrame(frame.current);
      clearTimeout(quiet.current);
    };
  }, [paintSoon]);

  const goTo = useCallback(
    (day: number) => {
      const view = viewNow();
      if (view === null) return;
      const across = (view.width - view.names - view.totals) * TODAY_AT;
      scroller.current?.scrollTo({ left: (day - view.firstDay) * view.dayWidth - across });
    },
    [viewNow],
  );
  const go = (widths: number) => {
    const view = viewNow();
    if (view !== null) scroller.current?.scrollBy({ left: widths * (view.width - view.names - view.totals) });
  };
  return { scroller, canvas, settled, viewNow, goTo, go };
}

/** How large the whole chart is, px. */
export const wholeSize = ({ paddocks, firstDay, endDay }: ChartModel, sizes: ChartSizes) => ({
  width: sizes.names + (endDay - firstDay) * sizes.dayWidth + sizes.totals,
  height: sizes.head + paddocks.length * sizes.rowHeight + footOf(sizes),
});
