import { t } from '@domain/words';
import type { FromWorker, WorkerAnswer } from './WorkerAnswer';

const TOO_SLOW = t`Reading this file took too long, so it was stopped. Save just your ranch as a separate file and try again`;
const NOT_STARTED = t`The file reader didn’t load. Check your connection and try again`;
const STOPPED = t`Reading was stopped`;
const CRASHED = t`This file is too big for this device`;

/** Puts the pieces of an answer together again as they come. */
function joiner<Read extends object>() {
  const lists = new Map<string, unknown[]>();
  return (message: FromWorker<Read>): WorkerAnswer<Read> | undefined => {
    if ('problem' in message) return message;
    if ('piece' in message) {
      const list = lists.get(message.piece) ?? [];
      for (const item of message.items) list.push(item);
      lists.set(message.piece, list);
      return undefined;
    }
    const { read, maps = [] } = message;
    const asSent = ([name, list]: [string, unknown[]]) =>
      // A map was sent as its entries.
      [name, maps.includes(name) ? new Map(list as [unknown, unknown][]) : list] as const;
    // What was sent in pieces is now there too.
    return { read: { ...read, ...Object.fromEntries([...lists].map(asSent)) } as Read };
  };
}

function answered<Asked, Read extends object>(
  worker: Worker,
  asked: Asked,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<WorkerAnswer<Read>> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve({ problem: TOO_SLOW }), deadlineMs);
    const join = joiner<Read>();
    const end = (answer: WorkerAnswer<Read>) => {
      clearTimeout(late);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker<Read>>) => {
      const whole = join(data);
      if (whole !== undefined) end(whole);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end({ problem: CRASHED });
    };
    signal.addEventListener('abort', () => end({ problem: STOPPED }), { once: true });
    worker.postMessage(asked);
  });
}

/**
 * Asks a worker once, so that the page answers meanwhile, and ends it when it takes too long. Nothing is sent anywhere.
 *
 * @param load loads what starts the worker
 * @param signal ends the reading; what it answers then is of no use
 */
export async function askWorker<Asked, Read extends object>(
  load: () => Promise<() => Worker>,
  asked: Asked,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<WorkerAnswer<Read>> {
  const start = await load().catch(() => undefined);
  if (start === undefined) return { problem: NOT_STARTED };
  const worker = start();
  try {
    return await answered<Asked, Read>(worker, asked, deadlineMs, signal);
  } finally {
    worker.terminate();
  }
}
