import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import { byDay } from './support/byNight';
import { kmlOf, placemark } from './support/kml';
import { newPerson, register } from './support/people';
import { sectionsZip } from './support/sections';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Corner = readonly [longitude: number, latitude: number];

/** A square of land, closed. */
const squareAt = ([west, south]: Corner, size = 0.01): Corner[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

const LAND: readonly (readonly [name: string, southWest: Corner])[] = [
  ['Creek', [-101.6, 41.9]],
  ['Mesa & <East>', [-101.59, 41.9]],
];

function geoJson(): MadeFile {
  const features = LAND.map(([name, at]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [squareAt(at)] },
  }));
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  return { name: 'ranch.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) };
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function gpx(): MadeFile {
  const tracks = LAND.map(([name, at]) => {
    const points = squareAt(at).map(([longitude, latitude]) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
    return `<trk><name>${inXml(name)}</name><trkseg>${points.join('')}</trkseg></trk>`;
  });
  return { name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(`<gpx>${tracks.join('')}</gpx>`) };
}

const kml = kmlOf(...LAND.map(([name, at]) => placemark(inXml(name), at)));
const kmz: MadeFile = {
  name: 'ranch.kmz',
  mimeType: 'application/vnd.google-earth.kmz',
  buffer: Buffer.from(zipSync({ 'doc.kml': kml.buffer })),
};

interface Me {
  ranches: { ranch_uuid: string }[];
}

async function exported(page: Page, name: string): Promise<Buffer> {
  const me = (await (await page.request.get('/api/v3/user/me?include_multiple_ranches=true')).json()) as Me;
  const answer = await page.request.get(`/api/v1/ranch/${me.ranches[0]?.ranch_uuid ?? ''}/export/${name}`);
  expect(answer.status()).toBe(200);
  return answer.body();
}

/** What the paddocks are, without their ids, which are others once they come in again. */
async function paddocksOf(page: Page) {
  const rows: Record<string, string>[] = parse(await exported(page, 'paddocks.csv'), { columns: true, bom: true });
  return rows.map(({ name, acres, state }) => [name, Number(acres).toFixed(6), state]);
}

async function bringIn(page: Page, file: MadeFile): Promise<void> {
  await page.goto('/settings/data');
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import 2 paddocks', exact: true }).click();
  await expect(page.getByText('All of it is saved.')).toBeVisible();
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo this import', exact: true }).click();
  await expect(page.getByText('Removed 2 paddocks.')).toBeVisible();
  await expect(async () => expect(await paddocksOf(page)).toEqual([])).toPass();
}

for (const file of [kml, kmz, gpx(), geoJson(), sectionsZip]) {
  const title = `E3: the paddocks of ${file.name} go out as GeoJSON and KML, and come in again as they were`;
  test(title, byDay(file === kmz || file === sectionsZip), async ({ page }) => {
    await register(page, newPerson());
    await bringIn(page, file);
    const before = await paddocksOf(page);
    expect(before).toHaveLength(2);
    const out = [
      { name: 'paddocks.geojson', mimeType: 'application/geo+json' },
      { name: 'paddocks.kml', mimeType: 'application/vnd.google-earth.kml+xml' },
    ];
    const files = await Promise.all(out.map(async (each) => ({ ...each, buffer: await exported(page, each.name) })));
    for (const each of files) {
      await takeBack(page);
      await bringIn(page, each);
      expect(await paddocksOf(page)).toEqual(before);
    }
  });
}
