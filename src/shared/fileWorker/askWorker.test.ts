import { sendInPieces } from './answerInPieces';
import { askWorker } from './askWorker';
import type { FromWorker, WorkerAnswer } from './WorkerAnswer';

interface Read {
  list: readonly number[];
  short: readonly number[];
  map: ReadonlyMap<string, number>;
  words: string;
}

const sent: FromWorker<Read>[] = [];

/** jsdom has no workers: what one would send comes message by message. */
function workerOf(answer: WorkerAnswer<Read>): Worker {
  const worker = {
    onmessage: null as ((event: { data: FromWorker<Read> }) => void) | null,
    postMessage: () =>
      sendInPieces(answer, (data) => {
        sent.push(data);
        worker.onmessage?.({ data });
      }),
    terminate: () => undefined,
  };
  // As much of a worker as is asked for.
  return worker as unknown as Worker;
}
const ask = (answer: WorkerAnswer<Read>) =>
  askWorker<null, Read>(async () => () => workerOf(answer), null, 1_000, new AbortController().signal);

beforeEach(() => void sent.splice(0));

it('a long list and a long map come in pieces, and are whole again', async () => {
  const list = Array.from({ length: 1_001 }, (_, index) => index);
  const read: Read = { list, short: [1], map: new Map(list.map((each) => [String(each), each])), words: 'Creek' };
  expect(await ask({ read })).toEqual({ read });
  const sizes = sent.map((message) => ('piece' in message ? message.items.length : 0));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});

it('a problem comes as it is', async () => {
  expect(await ask({ problem: 'This file is empty' })).toEqual({ problem: 'This file is empty' });
});
