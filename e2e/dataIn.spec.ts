import { closeSync, ftruncateSync, openSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { byDay } from './support/byNight';
import { kmlOf, placemark } from './support/kml';
import { newPerson, register } from './support/people';
import { sectionsZip } from './support/sections';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const BOW_TIE =
  '<Placemark><name>Knot</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-101.6,41.95 -101.59,41.96 -101.59,41.95 -101.6,41.96 -101.6,41.95</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>';
const GATE =
  '<Placemark><name>North gate</name><Point><coordinates>-101.59,41.91,900</coordinates></Point></Placemark>';

const PARCELS = kmlOf(
  placemark('Creek', [-101.6, 41.9]),
  placemark('Mesa', [-101.59, 41.9]),
  placemark('Old parcel', [-101.595, 41.905]),
  BOW_TIE,
  GATE,
);

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await register(page, newPerson());
  await page.goto('/settings/data');
  await expect(page.getByRole('heading', { name: 'Import your ranch' })).toBeVisible();
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Choose a file', { exact: true }).setInputFiles(file);

for (const width of [390, 1280]) {
  const title = `E2: a county's parcels come in at ${width} px, one bad shape aside, and go again`;
  test(title, byDay(width === 390), async ({ page }) => {
    await open(page, width);
    const sent: string[] = [];
    page.on('request', (request) => {
      // The app writes of its own accord too: what counts is whether anything of the file left the page.
      const body = request.postData() ?? '';
      if (['Creek', 'Mesa', 'North gate'].some((name) => body.includes(name))) sent.push(request.url());
    });
    await choose(page, PARCELS);
    await expect(page.getByRole('heading', { name: '5 shapes in parcels.kml' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'The file from above: 3 paddocks and 1 place' })).toBeVisible();
    await expect(row(page, 'Knot')).toContainText('Left out');
    await expect(row(page, 'Old parcel')).toContainText('Overlaps Creek by');
    await page.getByLabel('What Old parcel will be').selectOption('Nothing');
    await expect(row(page, 'Creek')).not.toContainText('Overlaps');
    expect(sent).toEqual([]);

    await button(page, 'Import 2 paddocks and 1 place').click();
    await expect(page.getByRole('heading', { name: 'Imported 2 paddocks and 1 place' })).toBeFocused();
    await expect(page.getByText('All of it is saved.')).toBeVisible();
    expect(sent).not.toEqual([]);
    await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Creek', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mesa', exact: true })).toBeVisible();

    await page.goto('/settings/data');
    await choose(page, PARCELS);
    await expect(row(page, 'Creek')).toContainText('Already there as Creek; stays out.');
    await expect(page.getByLabel('What Creek will be')).toHaveValue('nothing');
    await page.getByLabel('What Old parcel will be').selectOption('Paddock');
    await page.getByLabel('What North gate will be').selectOption('Nothing');
    await button(page, 'Import 1 paddock').click();
    await expect(page.getByText('All of it is saved.')).toBeVisible();
    await button(page, 'Undo this import').click();
    await expect(page.getByText('Removed 1 paddock.')).toBeVisible();
    await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Creek', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Old parcel' })).toHaveCount(0);

    await page.goto('/settings/data');
    await expect(page.getByRole('heading', { name: 'Past imports' })).toBeVisible();
    await button(page, 'Undo: Imported 2 paddocks and 1 place from parcels.kml').click();
    await expect(
      page.getByText('Everything in this import has been changed since, so there is nothing left to undo.'),
    ).toHaveCount(2);
    await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No paddocks yet' })).toBeVisible();
  });
}

test('E2: a zipped shapefile in another projection lies where it is', async ({ page, complaints }) => {
  await open(page, 1280);
  await choose(page, sectionsZip);
  await expect(page.getByRole('heading', { name: '2 shapes in sections.zip' })).toBeFocused();
  await expect(row(page, 'Section 12')).toContainText(/24[678]\.\d ac/);
  await button(page, 'Import 2 paddocks').click();
  await expect(page.getByText('All of it is saved.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('E1: what is no map is told in a sentence, and another file can be chosen', async ({ page }) => {
  await open(page, 1280);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const refused = async (buffer: Buffer, words: RegExp) => {
    await choose(page, { name: 'ranch.kml', mimeType: 'text/xml', buffer });
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible({ timeout: 5_000 });
  };
  await refused(png, /holds no text/);
  await refused(Buffer.alloc(0), /is empty/);
  await refused(Buffer.from('<!DOCTYPE k [<!ENTITY a "b">]><kml>&a;</kml>'), /defines entities/);
  await refused(Buffer.from(`<kml>${'<Folder>'.repeat(100_000)}`), /too deeply/);
  await refused(Buffer.from('<kml><Placemark>'), /breaks off or is damaged/);
  await choose(page, PARCELS);
  await expect(page.getByRole('heading', { name: '5 shapes in parcels.kml' })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
});

test('E1: a file of 200 MB and an archive that unpacks to far more than it is are refused in a sentence', async ({
  page,
}, testInfo) => {
  await open(page, 390);
  const large = testInfo.outputPath('county.kml');
  const handle = openSync(large, 'w');
  ftruncateSync(handle, 200 * 1024 * 1024);
  closeSync(handle);
  const fields = ['Choose a file', 'Choose a table', 'Choose records.json and photos.zip', 'Choose workbooks'];
  for (const label of fields) {
    await page.getByLabel(label, { exact: true }).setInputFiles(large);
    await expect(page.getByRole('alert').filter({ hasText: 'larger than 50 MB' })).toBeVisible({ timeout: 5_000 });
    await page.reload();
  }
  const zeros = new Uint8Array(80 * 1024 * 1024);
  const bomb = Buffer.from(zipSync({ 'doc.kml': [zeros, { level: 9 }] }));
  expect(bomb.length).toBeLessThan(200 * 1024);
  await choose(page, { name: 'ranch.kmz', mimeType: 'application/zip', buffer: bomb });
  await expect(page.getByRole('alert').filter({ hasText: 'larger than 64 MB once unpacked' })).toBeVisible({
    timeout: 5_000,
  });
  await page
    .getByLabel('Choose workbooks')
    .setInputFiles({ name: 'a.xlsx', mimeType: 'application/zip', buffer: bomb });
  await expect(page.getByRole('alert').filter({ hasText: /^a\.xlsx: .*larger than 64 MB/ })).toBeVisible({
    timeout: 5_000,
  });
  await page.getByLabel('Choose a table').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: bomb });
  await expect(page.getByRole('alert').filter({ hasText: 'save the sheet as CSV' })).toBeVisible({ timeout: 5_000 });
});
