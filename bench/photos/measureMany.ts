import { setTimeout as sleep } from 'node:timers/promises';
import { photoPaths } from '../../contract/grazing/photoPaths';
import type { FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import { withDevice, type Device } from '../offline/device';
import type { Product } from '../serve/serveProduct';
import { HAS_PROCESS_FILES, residentOf } from '../serverSide/processFiles';
import { v1 } from '../serverSide/people';
import { makeManyPhotos, PHOTOS } from './manyPhotos';

const EMAIL = 'many@example.com';
const MIB = 1024 ** 2;
const ASK_EVERY_MS = 20;
/** After this long nobody asks for another picture. */
const SETTLED_MS = 2_000;

/** From the press of a paddock until the first of its photos is drawn, ms; and the pictures that were asked for. */
async function firstView({ profile }: Device, { address, paddock }: FieldRanch) {
  const page = await profile.context.newPage();
  let asked = 0;
  page.on('request', (request) => {
    if (/\/photo\//.test(request.url())) asked += 1;
  });
  await page.goto(`${address}/paddocks`);
  const link = page.locator(`a[href="/paddocks/${paddock}"]`).first();
  await link.waitFor();
  const startedAt = performance.now();
  await link.click();
  const photos = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Photos', exact: true }) });
  await photos.scrollIntoViewIfNeeded();
  await photos.locator('img').first().waitFor();
  await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
  const ms = performance.now() - startedAt;
  await sleep(SETTLED_MS);
  await page.close();
  return { ms, asked };
}

/** What the server's process takes over idle while all photos are downloaded as fast as they come, in MiB. */
async function zipMemory({ pid }: Product, { address, uuid, token }: FieldRanch): Promise<number> {
  const idle = await residentOf(pid);
  let most = idle;
  const timer = setInterval(() => void residentOf(pid).then((now) => (most = Math.max(most, now))), ASK_EVERY_MS);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}${v1(photoPaths.all(uuid))}`, { headers });
  const reader = answer.body?.getReader();
  while ((await reader?.read())?.done === false);
  clearInterval(timer);
  return (most - idle) / MIB;
}

/** What 2,000 photos take: on the page of their paddock, and as one download. */
export async function measureMany(product: Product, rounds: number): Promise<Figure[]> {
  process.stderr.write('Writing 2,000 photos\n');
  const ranch = await makeManyPhotos(product, EMAIL);
  const views: { ms: number; asked: number }[] = [];
  const memory: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`2,000 photos, round ${round} of ${rounds}\n`);
    const asker = { address: product.address, email: EMAIL, serviceWorkers: 'block' } as const;
    views.push(await withDevice(asker, (device) => firstView(device, ranch)));
    if (HAS_PROCESS_FILES) memory.push(await zipMemory(product, ranch));
  }
  const zip: Figure = {
    what: `photos.zip of ${PHOTOS} pictures over idle`,
    unit: 'MiB',
    samples: memory,
    budget: { atMost: 64 },
  };
  return [
    {
      what: `a paddock with ${PHOTOS} photos until the first is seen`,
      unit: 'ms',
      samples: views.map(({ ms }) => ms),
      budget: { atMost: 600 },
    },
    {
      what: '  pictures asked for',
      unit: '',
      samples: views.map(({ asked }) => asked),
      budget: { atMost: 40 },
    },
    ...(memory.length > 0 ? [zip] : []),
  ];
}
