import { makeFieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { median, ratios } from '../statistics';
import { untilKept, withDevice, type Device } from './device';
import { BAR, openWatched, type Opened } from '../../e2e/support/openWatched';

const EMAIL = 'shell@example.com';
const HERDS = '/herds';
/** For what the page still asks for once its bar is there, so that the browser has all of it. */
const SETTLE_MS = 5_000;

type Manner = 'gone' | 'hang' | 'online';
type Starts = Record<Manner, Opened[]>;

/** Opens the page for the first time: a worker gets all files, or the HTTP cache has them. */
async function prepare({ profile, line }: Device, address: string, hasWorker: boolean): Promise<void> {
  const { page } = await openWatched(profile.context, `${hasWorker ? line.address : address}${HERDS}`, BAR);
  if (hasWorker) await untilKept(page);
  else await page.waitForTimeout(SETTLE_MS);
}

/** Starts the browser again and opens the page. */
async function start({ profile, line }: Device, manner: Manner, site: string): Promise<Opened> {
  await profile.closeAndStart();
  line.manner = manner === 'online' ? 'pass' : manner;
  const opened = await openWatched(profile.context, `${site}${HERDS}`, BAR);
  line.manner = 'pass';
  return opened;
}

const NAMES = { gone: 'the network gone', hang: 'answers that hang' } as const;

function figuresOf(starts: Starts): Figure[] {
  const of = (manner: Manner, key: 'there' | 'firstPaint') => starts[manner].map((each) => each[key]);
  return (['gone', 'hang'] as const).flatMap((manner): Figure[] => [
    {
      what: `/herds from the worker, ${NAMES[manner]}, until its bar is there`,
      unit: 'ms',
      samples: of(manner, 'there'),
      budget: { atMost: 1_000 },
      beside: { 'online without a worker': median(of('online', 'there')) },
    },
    {
      what: '  the same over online without a worker',
      unit: 'times',
      samples: ratios(of(manner, 'there'), of('online', 'there')),
      budget: { atMost: 1.2 },
    },
    {
      what: '  first contentful paint over the same',
      unit: 'times',
      samples: ratios(of(manner, 'firstPaint'), of('online', 'firstPaint')),
      budget: { atMost: 1.3 },
      details: [
        `${Math.round(median(of(manner, 'firstPaint')))} ms, online without a worker ${Math.round(median(of('online', 'firstPaint')))} ms`,
      ],
    },
  ]);
}

async function allStarts(kept: Device, plain: Device, address: string, rounds: number): Promise<Starts> {
  await prepare(kept, address, true);
  await prepare(plain, address, false);
  const starts: Starts = { gone: [], hang: [], online: [] };
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`Shell from the worker, round ${round} of ${rounds}\n`);
    starts.gone.push(await start(kept, 'gone', kept.line.address));
    starts.hang.push(await start(kept, 'hang', kept.line.address));
    starts.online.push(await start(plain, 'online', address));
  }
  return starts;
}

/** What the shell takes after a start of the browser, next to the same page online without a worker and a warm cache. */
export async function measureShell({ address }: Site, rounds: number): Promise<Figure[]> {
  await makeFieldRanch(address, EMAIL);
  const of = { address, email: EMAIL };
  const starts = await withDevice(of, (kept) =>
    withDevice({ ...of, serviceWorkers: 'block' }, (plain) => allStarts(kept, plain, address, rounds)),
  );
  return figuresOf(starts);
}
