import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks /health and writes to a ranch again and again, until it is sent a message. */
export interface OthersAsked {
  base: string;
  changesPath: string;
  token: string;
  sentAt: string;
  /** What is written each time: a new record. */
  change: object;
}

/** Reads all records page by page, as the app does, with so many readers at once. */
export interface ReadersAsked {
  url: string;
  token: string;
  readers: number;
  pages: number;
  /** How far each page goes. */
  revisions: number;
}

/** Writes once, when it is sent a message. */
export interface WritingAsked {
  url: string;
  token: string;
  body: string;
}

export interface OutsideAnswer {
  status: number;
  bytes: number;
  /** The first of it. */
  text: string;
  ms: number;
}

const TEXT_MAX = 500;

/** Sends a call as a browser would, over a connection of its own, and counts what comes, of which it keeps the first. */
function call(url: string, token: string, body?: string | Buffer): Promise<OutsideAnswer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const options = { method: body === undefined ? 'GET' : 'POST', agent: false, headers } as const;
    const sent = request(url, options, (answer) => {
      let [bytes, text] = [0, ''];
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (text.length < TEXT_MAX) text += chunk.toString('utf8', 0, TEXT_MAX);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes, text, ms: performance.now() - begun }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readPages({ url, token, pages, revisions }: ReadersAsked): Promise<OutsideAnswer[]> {
  const answers: OutsideAnswer[] = [];
  for (let page = 0; page < pages; page += 1) {
    const answer = await call(`${url}?since=${page * revisions}`, token);
    answers.push(answer);
    if (answer.status === 503) await sleep(2_000);
  }
  return answers;
}

async function read(asked: ReadersAsked): Promise<void> {
  const all = await Promise.all(Array.from({ length: asked.readers }, () => readPages(asked)));
  parentPort?.postMessage(all.flat());
}

async function askOn({ base, changesPath, token, sentAt, change }: OthersAsked): Promise<void> {
  let isOver = false;
  parentPort?.once('message', () => (isOver = true));
  const again = async (ask: () => Promise<OutsideAnswer>) => {
    const answers: OutsideAnswer[] = [];
    while (!isOver) {
      answers.push(await ask());
      await sleep(20);
    }
    return answers;
  };
  const write = () => {
    const group = { uuid: randomUUID(), at: sentAt, label: '', import_uuid: null };
    const groups = [{ ...group, changes: [{ ...change, uuid: randomUUID() }] }];
    return call(base + changesPath, token, JSON.stringify({ schema: 1, sent_at: sentAt, groups }));
  };
  await write();
  parentPort?.postMessage('asking');
  const [health, changes] = await Promise.all([again(() => call(`${base}/api/v1/health`, '')), again(write)]);
  parentPort?.postMessage({ health, changes });
}

async function writeOnce({ url, token, body }: WritingAsked): Promise<void> {
  const bytes = Buffer.from(body);
  const asked = new Promise((resolve) => parentPort?.once('message', resolve));
  parentPort?.postMessage('ready');
  await asked;
  parentPort?.postMessage([await call(url, token, bytes)]);
}

const asked = workerData as OthersAsked | ReadersAsked | WritingAsked;
if ('readers' in asked) void read(asked);
else if ('body' in asked) void writeOnce(asked);
else void askOn(asked);
