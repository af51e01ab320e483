import { expect, type Page } from '@playwright/test';
import { makeTester } from './beta';
import { newPerson, register } from './people';

/** A point of the map, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

export const canvas = (page: Page) => page.getByRole('application');

/** The same in pixels of the window. */
async function inWindow(page: Page, [x, y]: Point): Promise<Point> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await canvas(page).boundingBox();
  return [(box?.x ?? 0) + x, (box?.y ?? 0) + y];
}

export type PressAt = (page: Page, point: Point) => Promise<void>;

/** A press by mouse. The map waits a moment for a second press, which would zoom. */
export const clickAt: PressAt = async (page, point) => {
  const [x, y] = await inWindow(page, point);
  await page.mouse.click(x, y);
  await page.waitForTimeout(350);
};

export const tapAt: PressAt = async (page, point) => {
  const [x, y] = await inWindow(page, point);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(350);
};

export async function dragTo(page: Page, from: Point, to: Point): Promise<void> {
  const [fromX, fromY] = await inWindow(page, from);
  const [toX, toY] = await inWindow(page, to);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 10 });
  await page.mouse.up();
}

/** The colour of a pixel of the map, as red, green and blue from 0 to 255. */
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

/** Whether a pixel has a colour (#rrggbb), but for rounding. */
export async function expectColor(page: Page, point: Point, color: string): Promise<void> {
  const wanted = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  await expect
    .poll(async () => (await colorAt(page, point)).map((part, at) => Math.abs(part - (wanted[at] ?? 0)) <= 3))
    .toEqual([true, true, true]);
}

/** A person who tries the map, on an empty ranch. */
export async function openMap(page: Page, baseURL: string | undefined, search = ''): Promise<void> {
  const person = newPerson();
  await register(page, person);
  await makeTester(baseURL ?? '', person.email);
  await page.goto(`/map${search}`);
  await expect(canvas(page)).toBeVisible();
}

/** Draws a paddock from corner to corner, and names it. */
export async function drawPaddock(page: Page, name: string, corners: readonly Point[], press = clickAt): Promise<void> {
  const pen = page.getByRole('button', { name: 'Draw a paddock' });
  if ((await pen.getAttribute('aria-pressed')) !== 'true') await pen.click();
  await expect(page.getByRole('button', { name: 'Corner here' })).toBeVisible();
  for (const corner of corners) await press(page, corner);
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}
