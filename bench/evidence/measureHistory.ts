import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { recordPaths } from '../../contract/grazing/recordPaths';
import { buildVerify } from '../../scripts/buildVerify';
import { launchBrowser } from '../client/browser';
import type { FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import type { Product } from '../serve/serveProduct';
import { load } from '../serverSide/load';
import { get, ME, v1 } from '../serverSide/people';
import { residentOf } from '../serverSide/processFiles';
import { percentile } from '../statistics';
import { GROUPS, makeLongHistory } from './longHistory';

const MIB = 1024 ** 2;
const ASK_EVERY_MS = 50;
const IDLE_MS = 3_000;

/** What one download took: until its first byte and whole, ms, and what the server's process had over rest, MiB. */
interface Download {
  readonly firstMs: number;
  readonly wholeMs: number;
  readonly overRest: number;
}

/** Downloads a history to a file as fast as it comes. */
async function download({ pid }: Product, ranch: FieldRanch, file: string): Promise<Download> {
  const rest = await residentOf(pid);
  let most = rest;
  const timer = setInterval(() => void residentOf(pid).then((now) => (most = Math.max(most, now))), ASK_EVERY_MS);
  const startedAt = performance.now();
  const path = v1(recordPaths.exported(ranch.uuid, 'history.jsonl'));
  const answer = await fetch(`${ranch.address}${path}`, { headers: { authorization: `Bearer ${ranch.token}` } });
  if (!answer.ok || answer.body === null) throw new Error(`The history was not downloaded: ${answer.status}`);
  const out = createWriteStream(file);
  let firstMs: number | undefined;
  for await (const part of Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)) {
    firstMs ??= performance.now() - startedAt;
    if (!out.write(part)) await once(out, 'drain');
  }
  const wholeMs = performance.now() - startedAt;
  clearInterval(timer);
  out.end();
  await once(out, 'finish');
  return { firstMs: firstMs ?? wholeMs, wholeMs, overRest: (most - rest) / MIB };
}

/** The p95 of somebody else's calls until then, ms. */
async function othersP95({ address, token }: FieldRanch, until: Promise<unknown>): Promise<number> {
  const { times } = await load({ address, connections: [[get(ME, token)]], until });
  return percentile(times, 95);
}

/** How long the program takes to check a history, ms. */
async function checkedInNode(folder: string, file: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(folder, 'verify.mjs'), file], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error('The history is not whole');
  return performance.now() - startedAt;
}

/** How long the page takes to check a history, from a disk, ms. */
async function checkedInPage(folder: string, file: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(folder, 'verify.html')).href);
    await page.getByLabel('History (history.jsonl)').setInputFiles(file);
    const startedAt = performance.now();
    await page.getByLabel('Key').press('Enter');
    await page.getByRole('listitem').first().waitFor({ timeout: 300_000 });
    return performance.now() - startedAt;
  } finally {
    await browser.close();
  }
}

/** What a history of 100,000 groups takes: downloaded beside others' calls, and checked by the program and the page. */
export async function measureHistory(product: Product, rounds: number): Promise<Figure[]> {
  process.stderr.write(`Writing ${GROUPS} groups\n`);
  const ranch = await makeLongHistory(product, 'long@example.com');
  const folder = await mkdtemp(join(tmpdir(), 'grazewell-history-'));
  await buildVerify(folder);
  const file = join(folder, 'history.jsonl');
  const downloads: Download[] = [];
  const [slower, inNode, inPage]: number[][] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`A history of ${GROUPS} groups, round ${round} of ${rounds}\n`);
    downloads.push(await download(product, ranch, file));
    const idle = await othersP95(ranch, sleep(IDLE_MS));
    slower?.push((await othersP95(ranch, download(product, ranch, file))) / idle);
    inNode?.push(await checkedInNode(folder, file));
    inPage?.push(await checkedInPage(folder, file));
  }
  await rm(folder, { recursive: true });
  const of = (read: (each: Download) => number) => downloads.map(read);
  return [
    {
      what: `history.jsonl of ${GROUPS} groups, first byte`,
      unit: 'ms',
      samples: of(({ firstMs }) => firstMs),
      budget: { atMost: 1_000 },
    },
    { what: '  whole', unit: 'ms', samples: of(({ wholeMs }) => wholeMs), budget: { atMost: 20_000 } },
    {
      what: "  the server's process over rest",
      unit: 'MiB',
      samples: of(({ overRest }) => overRest),
      budget: { atMost: 100 },
    },
    { what: "  others' p95 meanwhile over without", unit: 'times', samples: slower ?? [], budget: { atMost: 2 } },
    { what: '  checked by verify.mjs', unit: 'ms', samples: inNode ?? [], budget: { atMost: 8_000 } },
    { what: '  checked by verify.html', unit: 'ms', samples: inPage ?? [], budget: { atMost: 20_000 } },
  ];
}
