import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newRecord, type GrazingRanch } from './GrazingRanch';
import type { OthersAsked, OutsideAnswer, ReadersAsked, WritingAsked } from './outsideWorker';

/** Callers have machines of their own: what they do is none of the server's work, and has a thread of its own here. */
function beginOutside(workerData: OthersAsked | ReadersAsked | WritingAsked): Worker {
  const program = [require.resolve('tsx/cjs'), join(__dirname, 'outsideWorker.ts')]
    .map((file) => `require(${JSON.stringify(file)});`)
    .join('');
  return new Worker(program, { eval: true, execArgv: [], workerData });
}

/** Answers the bytes that came. Each call is answered 200 or 503. */
export async function readOutside(asked: ReadersAsked): Promise<number> {
  const [answers] = (await once(beginOutside(asked), 'message')) as [OutsideAnswer[]];
  const statuses = new Set(answers.map(({ status }) => status));
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A call that is ready to be sent; answers how to send it. */
export async function writingOutside(asked: WritingAsked): Promise<() => Promise<OutsideAnswer>> {
  const worker = beginOutside(asked);
  await once(worker, 'message');
  return async () => {
    worker.postMessage('send');
    const [answers] = (await once(worker, 'message')) as [OutsideAnswer[]];
    const [answer] = answers;
    if (answer === undefined) throw new Error('The writer answered nothing');
    return answer;
  };
}

interface Waits {
  /** How long each call waited for its answer, in ms, the shortest first. */
  health: number[];
  changes: number[];
}

/** Others who ask /health and write to a ranch of theirs meanwhile; answers how to stop them. */
export async function othersOutside(base: string, ranch: GrazingRanch, now: Date): Promise<() => Promise<Waits>> {
  const change = newRecord('note');
  const changesPath = `${ranch.path}/changes`;
  const worker = beginOutside({ base, changesPath, token: ranch.host.owner, sentAt: now.toISOString(), change });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('enough');
    const [answers] = (await once(worker, 'message')) as [{ health: OutsideAnswer[]; changes: OutsideAnswer[] }];
    const all = [...answers.health, ...answers.changes];
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
    const waits = (list: OutsideAnswer[]) => list.map(({ ms }) => ms).sort((one, other) => one - other);
    return { health: waits(answers.health), changes: waits(answers.changes) };
  };
}
