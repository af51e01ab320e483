import { expect, type Page } from '@playwright/test';
import { newPerson, register } from './people';

/** A point of the map, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

export const canvas = (page: Page) => page.getByRole('application');

/** Runs in the page: whether a toast lies over a point of the window. */
const isUnderToast = ([x, y]: Point): boolean =>
  document.elementFromPoint(x, y)?.closest('.Toastify__toast') instanceof Element;

/** The same in pixels of the window, once no toast lies there. */
async function inWindow(page: Page, [x, y]: Point): Promise<Point> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await canvas(page).boundingBox();
  const point: Point = [(box?.x ?? 0) + x, (box?.y ?? 0) + y];
  await expect.poll(() => page.evaluate(isUnderToast, point)).toBe(false);
  return point;
}

export type PressAt = (page: Page, point: Point) => Promise<void>;

/** The map waits a moment for a second press, which would zoom: from when the page has heard of the first one. */
const noSecondPress = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));

/** A press by mouse. */
export const clickAt: PressAt = async (page, point) => {
  const [x, y] = await inWindow(page, point);
  await page.mouse.click(x, y);
  await noSecondPress(page);
};

/** A press with Alt: it removes the corner there while corners are in hand. */
export const altClickAt: PressAt = async (page, point) => {
  await page.keyboard.down('Alt');
  await clickAt(page, point);
  await page.keyboard.up('Alt');
};

export const tapAt: PressAt = async (page, point) => {
  const [x, y] = await inWindow(page, point);
  await page.touchscreen.tap(x, y);
  await noSecondPress(page);
};

export async function dragTo(page: Page, from: Point, to: Point): Promise<void> {
  const [fromX, fromY] = await inWindow(page, from);
  const [toX, toY] = await inWindow(page, to);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 10 });
  await page.mouse.up();
}

/** The color of a pixel of the map, as red, green and blue from 0 to 255. */
async function colorAt(page: Page, [x, y]: Point): Promise<readonly [number, number, number]> {
  const png = (await canvas(page).screenshot()).toString('base64');
  const [red = 0, green = 0, blue = 0] = await page.evaluate(
    async ({ source, left, top }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const copy = document.createElement('canvas');
      copy.width = image.width;
      copy.height = image.height;
      const context = copy.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(left, top, 1, 1).data ?? [])];
    },
    { source: `data:image/png;base64,${png}`, left: x, top: y },
  );
  return [red, green, blue];
}

/** Whether a pixel has a color (#rrggbb), but for rounding. */
export async function expectColor(page: Page, point: Point, color: string): Promise<void> {
  const wanted = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  await expect
    .poll(async () => (await colorAt(page, point)).map((part, at) => Math.abs(part - (wanted[at] ?? 0)) <= 3))
    .toEqual([true, true, true]);
}

/** Whether a pixel has another color than that (#rrggbb), by more than rounding. */
export async function expectOtherColor(page: Page, point: Point, color: string): Promise<void> {
  const other = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  await expect
    .poll(async () => (await colorAt(page, point)).some((part, at) => Math.abs(part - (other[at] ?? 0)) > 12))
    .toBe(true);
}

/** A new person on the map, on an empty ranch. */
export async function openMap(page: Page, search = ''): Promise<void> {
  await register(page, newPerson());
  await page.goto(`/map${search}`);
  await expect(canvas(page)).toBeVisible();
}

/** On a phone the tools are behind a button. */
export async function openTools(page: Page): Promise<void> {
  await page.locator('[data-tools]').waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: 'Tools', exact: true });
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
}

/** Draws a paddock from corner to corner, and names it. */
export async function drawPaddock(page: Page, name: string, corners: readonly Point[], press = clickAt): Promise<void> {
  const pen = page.locator('button[aria-label="Draw a paddock"]');
  if ((await pen.getAttribute('aria-pressed')) !== 'true') {
    await openTools(page);
    await pen.click();
  }
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeVisible();
  for (const corner of corners) await press(page, corner);
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}
