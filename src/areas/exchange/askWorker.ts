const TOO_SLOW =
  'This took too long to read, so reading was stopped. Save the part with your ranch as a file of its own';
const NOT_STARTED = 'What reads files did not come. Check your connection and try again';
const STOPPED = 'Reading was stopped';
const CRASHED = 'This cannot be read here: it needs more memory than there is';

interface Problem {
  readonly problem: string;
}

function answered<Asked, Answer>(
  worker: Worker,
  asked: Asked,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<Answer | Problem> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve({ problem: TOO_SLOW }), deadlineMs);
    const end = (answer: Answer | Problem) => {
      clearTimeout(late);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
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
export async function askWorker<Asked, Answer>(
  load: () => Promise<() => Worker>,
  asked: Asked,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<Answer | Problem> {
  const start = await load().catch(() => undefined);
  if (start === undefined) return { problem: NOT_STARTED };
  const worker = start();
  try {
    return await answered<Asked, Answer>(worker, asked, deadlineMs, signal);
  } finally {
    worker.terminate();
  }
}
