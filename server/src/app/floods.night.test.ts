import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Flood } from '../../test/support/Flood';
import {
  cleanUp,
  newDataDir,
  startServer,
  until,
  usedDataDir,
  type RunningServer,
} from '../../test/support/runningServer';

jest.setTimeout(240_000);

const OPEN_FILES = 1_024;
const SCRIPT = '/assets/main.0123abcd.js';
const MEGABYTE = 1024 * 1024;

let server: RunningServer;
let pid: number;
beforeAll(async () => {
  const distDir = await newDataDir();
  const script = randomBytes(300_000).toString('base64');
  await mkdir(join(distDir, 'assets'));
  await writeFile(join(distDir, SCRIPT), script);
  await writeFile(join(distDir, `${SCRIPT}.gz`), gzipSync(script));
  server = await startServer(await usedDataDir(), {}, { openFiles: OPEN_FILES, distDir });
  pid = server.child.pid ?? 0;
});
afterAll(cleanUp);

interface Figures {
  descriptors: number;
  /** What the process holds of the machine's memory, in MB. */
  memory: number;
}

async function measure(): Promise<Figures> {
  const [descriptors, status] = await Promise.all([
    readdir(`/proc/${pid}/fd`),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { descriptors: descriptors.length, memory: Math.round((kilobytes * 1024) / MEGABYTE) };
}

/** What another caller gets: a status, or the end of the connection. */
function call(path = '/api/v1/health'): Promise<number | 'closed'> {
  return fetch(`${server.url}${path}`, { headers: { connection: 'close' } }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 'closed' as const,
  );
}

/** Calls for a second while a flood stands, and says what came back and the most that the server held. */
async function callMeanwhile(path?: string) {
  const answers = new Set<number | 'closed'>();
  let during = await measure();
  for (const startedAt = performance.now(); performance.now() - startedAt < 1_000; await sleep(20)) {
    answers.add(await call(path));
    const now = await measure();
    during = {
      descriptors: Math.max(during.descriptors, now.descriptors),
      memory: Math.max(during.memory, now.memory),
    };
  }
  return { answers: [...answers], during };
}

/**
 * Whether the memory of a flood was given back. V8 collects a large heap when it grows further, or after some ten
 * seconds in which it hardly grows: a few callers, with a pause after them that is longer each time, allow for both.
 */
function collected(before: Figures) {
  let pause = 250;
  return async () => {
    await Promise.all(Array.from({ length: 20 }, () => call()));
    await sleep(pause);
    pause = Math.min(pause * 2, 16_000);
    return (await measure()).memory - before.memory < 150;
  };
}

async function survives(size: { connections: number; requests: number }, path: string) {
  const before = await measure();
  const flood = await Flood.start(server.port, size, path);
  const { answers, during } = await callMeanwhile();
  flood.end();
  await until(async () => (await measure()).descriptors <= before.descriptors + 4, 30_000);
  await until(collected(before), 150_000);
  const after = await measure();
  console.info(`${size.connections} × ${size.requests} ${path}`, { before, during, after });
  return { before, during, after, answers };
}

// Where the kernel counts what a process has open in another way, there is nothing to read.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('R9: requests that are sent ahead on connections which nobody reads', () => {
  it.each([
    [{ connections: 200, requests: 200 }, SCRIPT],
    [{ connections: 200, requests: 40 }, SCRIPT],
    [{ connections: 100, requests: 1_000 }, '/api/v1/health'],
  ])('%j of %s: others are served meanwhile, and all is given back', async (size, path) => {
    const { before, during, answers } = await survives(size, path);
    expect(answers).toEqual([200]);
    expect(during.descriptors).toBeLessThan(OPEN_FILES);
    expect(during.memory - before.memory).toBeLessThan(250);
  });

  it('more connections than there are descriptors: some callers are refused, and the server goes on', async () => {
    const { during, answers } = await survives({ connections: 1_200, requests: 20 }, SCRIPT);
    expect(answers.filter((answer) => ![200, 503, 'closed'].includes(answer))).toEqual([]);
    expect(during.descriptors).toBeLessThanOrEqual(OPEN_FILES);
    expect(server.child.exitCode).toBeNull();
    expect([await call(), await call(SCRIPT), await call('/api/v1/ready')]).toEqual([200, 200, 200]);
  });
});

onLinux('R10: a file that cannot be opened', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}${SCRIPT}`, { agent, headers }, resolve).once('error', reject);
    });
    return { ...answer, status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const allow = (openFiles: number) => execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${openFiles}:${OPEN_FILES}`]);
  afterEach(() => {
    allow(OPEN_FILES);
    agent.destroy();
  });

  it('is answered with an error that nobody keeps or unpacks, and is there again later', async () => {
    expect(await ask()).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
    allow(1);
    const refused = await ask();
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([503, { code: 'busy' }]);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    for (const name of ['etag', 'last-modified', 'content-encoding', 'accept-ranges']) {
      expect(refused.headers).not.toHaveProperty(name);
    }
    allow(OPEN_FILES);
    expect((await ask()).status).toBe(200);
  });
});
