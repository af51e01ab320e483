import sharp from 'sharp';
import { PICTURE_SIDES } from '../../contract/grazing/photoPaths';
import { makeFieldRanch, moveCall, write, type FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { median, percentile, ratios } from '../statistics';
import { madePicture } from './madePicture';
import { sendPicture } from './sendPicture';

const FIVE_MEGAPIXELS = [2_560, 1_920] as const;
const QUALITY = 80;
const WRITES = 100;
const P = 99;

/** The three sizes by sharp and nothing else, on one thread as the server's are, ms. */
async function alone(bytes: Buffer): Promise<number> {
  const startedAt = performance.now();
  const { full, large, small } = PICTURE_SIDES;
  const { data, info } = await sharp(bytes)
    .resize(full, full, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const side of [full, large, small]) {
    await sharp(data, { raw: info }).resize(side, side, { fit: 'inside' }).webp({ quality: QUALITY }).toBuffer();
  }
  return performance.now() - startedAt;
}

/** How long writing took, one group after the other, ms: what 99 of 100 stay below. */
async function writing(ranch: FieldRanch): Promise<number> {
  const waits: number[] = [];
  for (let at = 0; at < WRITES; at += 1) waits.push(await write(ranch, moveCall(ranch)));
  return percentile(waits, P);
}

/** The same while pictures come one after the other. */
async function writingMeanwhile(ranch: FieldRanch, sender: FieldRanch, pictures: readonly Buffer[]): Promise<number> {
  let isOver = false;
  const sending = (async () => {
    for (const picture of pictures) if (!isOver) await sendPicture(sender, picture);
  })();
  const waited = await writing(ranch);
  isOver = true;
  await sending;
  return waited;
}

/** What the server takes for the three sizes of a picture, and what others wait meanwhile. */
export async function measureSizes({ address }: Site, rounds: number): Promise<Figure[]> {
  sharp.concurrency(1);
  const ranch = await makeFieldRanch(address, 'writer@example.com');
  const sender = await makeFieldRanch(address, 'sender@example.com');
  const [width, height] = FIVE_MEGAPIXELS;
  let seed = 0;
  const next = () => madePicture(width, height, (seed += 1));
  // The process that opens pictures has started.
  await sendPicture(sender, await next());
  await writing(ranch);
  const made: number[] = [];
  const bare: number[] = [];
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`Sizes of pictures, round ${round} of ${rounds}\n`);
    const picture = await next();
    bare.push(await alone(picture));
    made.push(await sendPicture(sender, picture));
    quiet.push(await writing(ranch));
    busy.push(await writingMeanwhile(ranch, sender, await Promise.all([next(), next(), next(), next()])));
  }
  const times = { 'sharp alone': median(bare), server: median(made) };
  return [
    {
      what: 'three sizes of a picture of 5 megapixels over sharp alone',
      unit: 'times',
      samples: ratios(made, bare),
      budget: { atMost: 2 },
      details: Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`),
    },
    {
      what: '`changes` p99 meanwhile over without',
      unit: 'times',
      samples: ratios(busy, quiet),
      budget: { atMost: 2 },
      details: [`${Math.round(median(busy))} ms, without ${Math.round(median(quiet))} ms`],
    },
  ];
}
