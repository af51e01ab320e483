import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { median, percentile, ratios } from '../statistics';
import { copyRound, type CopyRound } from './copyRound';
import { makeKeptRanch } from './keptRanch';

const EMAIL = 'kept@example.com';
const MB = 1_000_000;

const thousands = (count: number) => count.toLocaleString('en-US');

function readingFigures(rounds: readonly CopyRound[], ranch: string): Figure[] {
  const copies = rounds.map(({ copy }) => copy.ms);
  const texts = rounds.map(({ text }) => text.ms);
  const [servers, devices] = [rounds.map((round) => round.fromServer), rounds.map((round) => round.fromDevice)];
  const parsed = { 'JSON.parse in one piece': median(texts) };
  return [
    { what: `copy of ${ranch} into memory`, unit: 'ms', samples: copies, beside: parsed },
    {
      what: '  the same over JSON.parse in one piece',
      unit: 'times',
      samples: ratios(copies, texts),
      budget: { atMost: 5 },
    },
    {
      what: '  longest task over 50 ms meanwhile',
      unit: 'ms',
      samples: rounds.map(({ copy }) => copy.longestTask),
      budget: { atMost: 50 },
      beside: { 'into shelves at the end': median(rounds.map(({ copy }) => copy.groupedMs)) },
    },
    {
      what: '/paddocks of it after a start without a network, until the table is there',
      unit: 'ms',
      samples: devices,
      budget: { atMost: 1_500 },
      beside: { 'first open from the server': median(servers) },
    },
    {
      what: '  the same over the first open from the server',
      unit: 'times',
      samples: ratios(devices, servers),
      budget: { atMost: 0.4 },
    },
  ];
}

function writingFigures(rounds: readonly CopyRound[]): Figure[] {
  const of = (what: string, samples: number[], atMost: number, beside: Record<string, number> = {}): Figure => ({
    what,
    unit: 'ms',
    samples,
    budget: { atMost },
    beside,
  });
  const quiet = rounds.map(({ save }) => save);
  const typing = rounds.map(({ saveTyping }) => saveTyping);
  const p95 = (key: 'groups' | 'readings') => rounds.map((round) => percentile(round[key], 95));
  const p50 = (key: 'groups' | 'readings') => ({ p50: median(rounds.map((round) => percentile(round[key], 50))) });
  return [
    {
      what: 'the same copy on disk',
      unit: 'MB',
      samples: rounds.map(({ diskBytes }) => diskBytes / MB),
      budget: { atMost: 15 },
    },
    {
      ...of(
        'its first save at a quarter of the speed: longest task',
        quiet.map(({ meanwhile }) => meanwhile.task),
        50,
      ),
      details: [`the save took ${Math.round(median(quiet.map(({ ms }) => ms)))} ms`],
    },
    of(
      '  the same while somebody types',
      typing.map(({ meanwhile }) => meanwhile.task),
      50,
      { 'typing before it': median(typing.map(({ before }) => before.task)) },
    ),
    of(
      '  slowest key to picture meanwhile',
      typing.map(({ meanwhile }) => meanwhile.key),
      100,
      { 'before it': median(typing.map(({ before }) => before.key)) },
    ),
    of('one group stored strictly, p95', p95('groups'), 25, p50('groups')),
    of('one reading of one record stored, p95', p95('readings'), 10, p50('readings')),
    of(
      'a move on that ranch without a connection until the screen shows it',
      rounds.map(({ moved }) => moved),
      100,
      { 'with one': median(rounds.map(({ movedOnline }) => movedOnline)) },
    ),
  ];
}

/** What keeping a large ranch on the device takes, and what it takes from there. */
export async function measureCopy({ address }: Site, script: string, rounds: number): Promise<Figure[]> {
  process.stderr.write('Writing the ranch that is kept\n');
  const ranch = await makeKeptRanch(address, EMAIL);
  const browser = await launchBrowser();
  const measured: CopyRound[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Ranch on the device, round ${round} of ${rounds}\n`);
      measured.push(await copyRound(browser, ranch, EMAIL, script, round));
    }
  } finally {
    await browser.close();
  }
  const [{ copy, text }] = measured as [CopyRound];
  const size = `${thousands(copy.records)} records, ${Math.round(text.chars / MB)} MB of JSON,`;
  return [...readingFigures(measured, size), ...writingFigures(measured)];
}
