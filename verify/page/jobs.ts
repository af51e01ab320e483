import { checkHistory, type Asked, type Report } from '../checkHistory';
import { recordsAt, type HeldRecord } from '../recordsAt';
import type { BytesAt } from '../zip';

/** What a reader of the page has chosen. */
export interface Files {
  history: File;
  seals: { name: string; text: string }[];
  key: string | undefined;
  photos: File | undefined;
}

/** A check of files, or the records of a history as of a line. */
export type Job = { check: Files } | { history: File; asOf: number };
export type Answer = { report: Report } | { records: HeldRecord[] };
type Told = Answer | { done: number; all: number } | { problem: string };
type OnProgress = (done: number, all: number) => Promise<void> | void;

async function* piecesIn(file: File): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) yield value;
}

const pieces = (file: File) => ({ bytes: file.size, read: () => piecesIn(file) });

const bytesAt = (file: File): BytesAt => ({
  bytes: file.size,
  slice: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

const asked = ({ history, seals, key, photos }: Files, onProgress: OnProgress): Asked => ({
  history: pieces(history),
  seals,
  key,
  photos: photos === undefined ? undefined : bytesAt(photos),
  onProgress,
});

async function done(job: Job, onProgress: OnProgress): Promise<Answer> {
  if ('check' in job) return { report: await checkHistory(asked(job.check, onProgress)) };
  return { records: await recordsAt(pieces(job.history), job.asOf) };
}

const A_SLICE_MS = 100;

/** In a worker: does the job that it is sent, and says how far it is. */
export function serveJobs(): void {
  const tell = (told: Told) => self.postMessage(told);
  self.onmessage = ({ data }: MessageEvent<Job>) => {
    let toldAt = 0;
    const onProgress = (bytes: number, all: number) => {
      if (performance.now() - toldAt < A_SLICE_MS) return;
      toldAt = performance.now();
      tell({ done: bytes, all });
    };
    done(data, onProgress).then(tell, (error: unknown) => tell({ problem: String(error) }));
  };
}

/** A script as a worker, where the browser lets a page of the disk have one. */
function openWorker(script: string): Worker | undefined {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } catch {
    return undefined;
  }
}

/** Does a job in a worker of the script, else between what the page draws. Rejects where a file cannot be read. */
export async function runJob(job: Job, script: string, onProgress: OnProgress): Promise<Answer> {
  const here = () =>
    done(job, async (bytes, all) => {
      await onProgress(bytes, all);
      await new Promise((resolve) => setTimeout(resolve));
    });
  const worker = openWorker(script);
  if (worker === undefined) return here();
  return new Promise<Answer>((resolve, reject) => {
    worker.onerror = () => void here().then(resolve, reject);
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('problem' in data) reject(new Error(data.problem));
      else if ('done' in data) void onProgress(data.done, data.all);
      else resolve(data);
    };
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
