import type { CDPSession } from '@playwright/test';

/** Tasks, and marks of the page's own. */
const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
const US_PER_MS = 1_000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, µs. */
  readonly ts: number;
  /** How long it took, and how much of that its thread was at work, µs. */
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * The longest task of a page's own thread between two marks of that page, or from one to the end, ms. It is the thread's
 * own time: it has what a slowed processor adds, and not what other processes take, or what the thread waits for.
 */
type LongestTask = (from: string, to?: string) => number;

function longestOf(events: readonly TraceEvent[]): LongestTask {
  const marked = (mark: string): TraceEvent => {
    const found = events.find(({ name }) => name === mark);
    if (found === undefined) throw new Error(`The trace has no mark “${mark}”`);
    return found;
  };
  return (from, to) => {
    const { pid, tid, ts: begin } = marked(from);
    const end = to === undefined ? Number.POSITIVE_INFINITY : marked(to).ts;
    const tasks = events.filter(
      (event) =>
        event.name === TASK &&
        event.pid === pid &&
        event.tid === tid &&
        event.ts + (event.dur ?? 0) >= begin &&
        event.ts <= end,
    );
    if (tasks.length === 0) throw new Error('The trace has no task');
    return Math.round(Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / US_PER_MS);
  };
}

/** Traces the tasks of a page from now on, until the returned function is called. */
export async function traceTasks(session: CDPSession): Promise<() => Promise<LongestTask>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol types all values of an event as texts.
    const told: readonly unknown[] = value;
    for (const event of told as readonly TraceEvent[])
      if (event.name === TASK || event.dur === undefined) events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return longestOf(events);
  };
}
