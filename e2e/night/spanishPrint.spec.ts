import type { Page } from '@playwright/test';
import { canvas } from '../support/map';
import { cutOn, paintedOn, watchCanvas } from '../support/painted';
import { englishIn, englishOn, signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

test.use({ locale: 'es-MX', reducedMotion: 'reduce', viewport: { width: 320, height: 720 } });

/** A3 on its side, and upright, at 96 dots an inch. */
const A3_ACROSS = { width: 1587, height: 1122 };
const A3_UPRIGHT = { width: 1122, height: 1587 };

/** The sample ranch, as a person who reads Spanish has it; what is painted from now on is watched. */
async function openSample(page: Page): Promise<void> {
  await watchCanvas(page);
  await signUpInSpanish(page);
  await page.goto('/herds');
  await page.getByRole('button', { name: /rancho de ejemplo/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
}

/** Sees that what stands on a page and what is painted on it is Spanish, and none of it cut. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  expect(await englishOn(page)).toEqual([]);
  expect(await cutOn(page)).toEqual([]);
  const painted = await paintedOn(page);
  expect(painted.map(({ text }) => text).filter(englishIn)).toEqual([]);
  expect(painted.filter(({ isCut }) => isCut)).toEqual([]);
}

/** The days of the months on the sheet, three before this one and three from it on, on which a week begins. */
function sundays(): string[] {
  const now = new Date();
  const [first, end] = [-3, 3].map((months) => Date.UTC(now.getFullYear(), now.getMonth() + months, 1));
  const days: string[] = [];
  for (let at = first ?? 0; at < (end ?? 0); at += 86_400_000)
    if (new Date(at).getUTCDay() === 0) days.push(String(new Date(at).getUTCDate()));
  return days;
}

test('LANGUAGES 11.11: the chart is Spanish at 320 px with nothing cut', async ({ page }) => {
  await openSample(page);
  await page.goto('/grazing/chart');
  for (const zoom of ['Día', 'Semana', 'Mes']) {
    await page.getByRole('button', { name: zoom, exact: true }).click();
    await expect(page.getByRole('img', { name: /^Gráfica de pastoreo/ })).toBeVisible();
    await expect.poll(async () => (await paintedOn(page)).length).toBeGreaterThan(10);
    await expectWhole(page);
  }
  await page.getByText('Lo mismo en una tabla').click();
  await expectWhole(page);
});

test('LANGUAGES 11.11: the sheet of the chart is Spanish on four papers, and its weeks begin on Sunday', async ({
  page,
}) => {
  await openSample(page);
  await page.goto('/grazing/chart/print');
  for (const paper of ['Carta', 'A4', 'Tabloide', 'A3']) {
    await page.evaluate(() => ((window as unknown as { painted: object[] }).painted = []));
    await page.getByRole('button', { name: 'Un mes antes', exact: true }).click();
    await page.getByRole('button', { name: 'Un mes después', exact: true }).click();
    await page.getByRole('button', { name: paper, exact: true }).click();
    await expectWhole(page);
    const painted = await paintedOn(page);
    expect(painted.map(({ text }) => text).join(' ')).toContain('Gráfica de pastoreo, del ');
  }
  const days = await page.evaluate(() => {
    const { painted } = window as unknown as { painted: { text: string; y: number }[] };
    const numbers = painted.filter(({ text }) => /^\d{1,2}$/.test(text));
    const top = Math.min(...numbers.map(({ y }) => y));
    return numbers.filter(({ y }) => y === top).map(({ text }) => text);
  });
  // The last sheet alone; a day at the edge may have no room.
  const expected = sundays();
  expect(days.length).toBeGreaterThanOrEqual(expected.length - 1);
  expect(days.slice(-(expected.length - 1)).join()).toBe(expected.slice(0, expected.length - 1).join());
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 1191/);
});

test('LANGUAGES 11.11: the legend of the map and its sheet are Spanish at 320 px and A3', async ({ page }) => {
  await openSample(page);
  for (const scheme of ['restDays', 'forage', 'seasonADA', 'grazingDays', 'uniform']) {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`/map?scheme=${scheme}`);
    await expect(canvas(page)).toBeVisible();
    await expectWhole(page);
    await page.goto(`/map/print?scheme=${scheme}&at=41.93,-101.62&zoom=13.5`);
    await expect(page.getByRole('heading', { name: 'Imprimir el mapa' })).toBeVisible();
    const sheet = page.getByRole('region', { name: 'La hoja' });
    await expect(sheet.getByRole('region', { name: /^Leyenda/ })).toBeVisible();
    await expectWhole(page);
    await page.setViewportSize(A3_ACROSS);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expectWhole(page);
  }
});

test('LANGUAGES 11.11: the report is Spanish at 320 px and printed on A3, with nothing cut', async ({ page }) => {
  await openSample(page);
  await page.goto('/grazing/report');
  await expect(page.getByRole('table', { name: 'Estancias de la temporada' })).toBeVisible();
  await expectWhole(page);
  for (const size of [A3_ACROSS, A3_UPRIGHT]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ media: 'print' });
    await expectWhole(page);
    await page.emulateMedia({ media: 'screen' });
  }
});
