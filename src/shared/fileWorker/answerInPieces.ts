import type { FromWorker, WorkerAnswer } from './WorkerAnswer';

/** This many entries of a list are in one message. */
const PIECE = 200;

const entriesOf = (value: unknown): readonly unknown[] | undefined => {
  if (value instanceof Map) return [...value];
  return Array.isArray(value) ? value : undefined;
};

/** Sends an answer, its long lists in pieces before it. */
export function sendInPieces<Read extends object>(
  answer: WorkerAnswer<Read>,
  send: (message: FromWorker<Read>) => void,
) {
  if ('problem' in answer) {
    send(answer);
    return;
  }
  const short: [string, unknown][] = [];
  const maps: string[] = [];
  for (const [name, value] of Object.entries(answer.read)) {
    const entries = entriesOf(value);
    if (entries === undefined || entries.length <= PIECE) {
      short.push([name, value]);
      continue;
    }
    if (value instanceof Map) maps.push(name);
    for (let at = 0; at < entries.length; at += PIECE) send({ piece: name, items: entries.slice(at, at + PIECE) });
  }
  // Its fields are those of the answer, but for the lists that have gone before.
  send({ read: Object.fromEntries(short) as Partial<Read>, maps });
}

/** Makes of this worker one that answers each question by that work. */
export function answerInPieces<Asked, Read extends object>(work: (asked: Asked) => Promise<WorkerAnswer<Read>>): void {
  self.onmessage = ({ data }: MessageEvent<Asked>) =>
    void work(data).then((answer) => sendInPieces(answer, (each) => self.postMessage(each)));
}
