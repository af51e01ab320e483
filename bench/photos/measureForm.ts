import type { Page } from '@playwright/test';
import { makeFieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import { withDevice } from '../offline/device';
import type { Site } from '../serve/serveBaselines';
import { median, ratios } from '../statistics';
import { madePicture } from './madePicture';

const EMAIL = 'form@example.com';
const TWELVE_MEGAPIXELS = [4_000, 3_000] as const;
const SLOWER = 4;

interface InForm {
  /** One decoding and one encoding, at the size and quality of what is sent. */
  bare: number;
  /** Until the picture is on the disk and in the form. */
  ready: number;
  /** Until it is drawn there. */
  shown: number;
}

/** Runs in the page: chooses a picture in the form that is open, ms. */
async function chooseIn(base64: string): Promise<InForm> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const blob = new Blob([bytes], { type: 'image/jpeg' });
  const before = performance.now();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(2_560, 1_920);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, 2_560, 1_920);
  await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
  const bare = performance.now() - before;
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file][multiple]');
  if (input === null) throw new Error('The form has no photos');
  const files = new DataTransfer();
  files.items.add(new File([blob], 'picture.jpg', { type: 'image/jpeg' }));
  input.files = files.files;
  const startedAt = performance.now();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  // Without functions that have a name: what compiles this file would call a helper that the page doesn't have.
  while (document.querySelector('dialog fieldset li') === null) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const ready = performance.now() - startedAt;
  while ((document.querySelector<HTMLImageElement>('dialog fieldset img')?.naturalWidth ?? 0) === 0) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const shown = performance.now() - startedAt;
  return { bare, ready, shown };
}

async function inForm(page: Page, address: string, paddock: string, picture: Buffer, rate: number): Promise<InForm> {
  await page.goto(`${address}/paddocks/${paddock}`);
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add photos' }).waitFor();
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate });
  // It is in the page before the clock starts.
  const measured = await page.evaluate(chooseIn, picture.toString('base64'));
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return measured;
}

/** What a picture takes in its form, until it can be sent and until it is seen. */
export async function measureForm({ address }: Site, rounds: number): Promise<Figure[]> {
  const ranch = await makeFieldRanch(address, EMAIL);
  const slow: InForm[] = [];
  const plain: InForm[] = [];
  await withDevice({ address, email: EMAIL, serviceWorkers: 'block' }, async ({ profile }) => {
    const page = await profile.context.newPage();
    const [width, height] = TWELVE_MEGAPIXELS;
    // What the form loads with its first photo is there.
    await inForm(page, address, ranch.paddock, await madePicture(400, 300, 0), 1);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Photos in a form, round ${round} of ${rounds}\n`);
      plain.push(await inForm(page, address, ranch.paddock, await madePicture(width, height, 2 * round), 1));
      slow.push(await inForm(page, address, ranch.paddock, await madePicture(width, height, 2 * round + 1), SLOWER));
    }
  });
  const of = (all: readonly InForm[], key: keyof InForm) => all.map((each) => each[key]);
  return [
    {
      what: '12 megapixels ready to send over one decoding and encoding, 4 times slower processor',
      unit: 'times',
      samples: ratios(of(slow, 'ready'), of(slow, 'bare')),
      budget: { atMost: 1.5 },
      details: [`${Math.round(median(of(slow, 'ready')))} ms, bare ${Math.round(median(of(slow, 'bare')))} ms`],
    },
    {
      what: 'the photo shown in its form after it was chosen',
      unit: 'ms',
      samples: of(plain, 'shown'),
      budget: { atMost: 300 },
      beside: { 'one decoding and encoding': median(of(plain, 'bare')) },
    },
  ];
}
