import fc from 'fast-check';
import { zipSync } from 'fflate';
import { areaAcres } from '../../geometry/area';
import type { Position } from '../../geometry/Position';
import { aDbf, aShp } from '../../testing/aShapefile';
import { FileRefused } from './FileRefused';
import { readShapeFile } from './readShapeFile';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const RING: readonly Position[] = [
  [-101.6, 41.9],
  [-101.6, 41.91],
  [-101.59, 41.91],
  [-101.59, 41.9],
  [-101.6, 41.9],
];
const KML = `<kml><Placemark><name>Creek</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${RING.map(String).join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const UTM_14N = `PROJCS["WGS_1984_UTM_Zone_14N",${WGS84},PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-99.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;

const read = (files: Record<string, Uint8Array>) => readShapeFile(zipSync(files), null);
const names = async (files: Record<string, Uint8Array>) => (await read(files)).shapes.map(({ name }) => name);

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await readShapeFile(bytes, null);
  } catch (error) {
    if (error instanceof FileRefused) return error.message;
    throw error;
  }
  throw new Error('It was read');
}

/** An archive that says of its one file that it has so many bytes, wherever it says so. */
function forged(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at += 1) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) view.setUint32(at + 22, size, true);
    if (sign === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return copy;
}

describe('E2: KMZ and zips of maps', () => {
  it('reads the KML of a KMZ, whatever it is called, without its pictures', async () => {
    expect(await names({ 'doc.kml': bytesOf(KML), 'files/photo.png': Uint8Array.from([1, 0, 2]) })).toEqual(['Creek']);
    expect(await names({ 'ranch/Parcels.KML': bytesOf(KML) })).toEqual(['Creek']);
  });

  it('passes over what systems put beside, and over texts that are no maps', async () => {
    const files = {
      '__MACOSX/._doc.kml': Uint8Array.from([0, 1]),
      'about.json': bytesOf('{"version": 1}'),
      'doc.kml': bytesOf(KML),
    };
    expect(await names(files)).toEqual(['Creek']);
  });
});

describe('E2: shapefiles', () => {
  const lands = [
    { name: 'Creek', ring: RING },
    { name: 'Ca\u00f1\u00f3n', ring: RING.map(([x, y]): Position => [x + 0.01, y]) },
  ];

  it('reads names in Latin-1 and degrees of WGS 84', async () => {
    const { shapes } = await read({
      'parcels.shp': aShp(lands),
      'parcels.dbf': aDbf(lands),
      'parcels.prj': bytesOf(WGS84),
    });
    expect(shapes.map(({ name, problem }) => [name, problem])).toEqual([
      ['Creek', null],
      ['Ca\u00f1\u00f3n', null],
    ]);
    expect(shapes[0]?.outline?.coordinates[0]?.[0]).toEqual([-101.6, 41.9]);
  });

  it('brings another projection to degrees', async () => {
    // A square of 1,000 m on the plane of the zone, near its middle.
    const ring = [[500_000, 4_650_000], [500_000, 4_651_000], [501_000, 4_651_000], [501_000, 4_650_000], [500_000, 4_650_000]] as const; // prettier-ignore
    const land = [{ name: 'Section', ring }];
    const { shapes } = await read({ 'a.shp': aShp(land), 'a.dbf': aDbf(land), 'a.prj': bytesOf(UTM_14N) });
    const outline = shapes[0]?.outline;
    const [longitude, latitude] = outline?.type === 'Polygon' ? (outline.coordinates[0]?.[0] ?? []) : [];
    expect(longitude).toBeCloseTo(-99, 9);
    expect(latitude).toBeCloseTo(42.0019, 3);
    // The scale of the zone's middle is 0.9996, and the sphere differs from the ellipsoid there by less than 1 %.
    expect(areaAcres(outline ?? { type: 'Polygon', coordinates: [] }) / 247.3).toBeCloseTo(1, 2);
  });

  it('reads one without names, and says which file is missing to know where it is', async () => {
    expect((await read({ 'a.shp': aShp(lands) })).shapes.map(({ problem }) => problem)).toEqual([null, null]);
    const meters = [{ name: '', ring: RING.map(([x, y]): Position => [x * 10_000, y * 100_000]) }];
    expect(await refusal(zipSync({ 'a.shp': aShp(meters) }))).toMatch(/put its \.prj file/);
  });

  it('lets a record that is damaged stop no other', async () => {
    const shp = aShp(lands);
    new DataView(shp.buffer).setInt32(100 + 8 + 40, 999_999, true);
    const { shapes } = await read({ 'a.shp': shp, 'a.dbf': aDbf(lands) });
    expect(shapes.map(({ problem }) => problem)).toEqual(['It has no place on the map', null]);
  });

  it('says what to do with one part of it alone', async () => {
    expect(await refusal(aShp(lands))).toMatch(/one file of a shapefile/);
    expect(await refusal(zipSync({ 'a.dbf': aDbf(lands) }))).toMatch(/not its \.shp file/);
  });
});

describe('E1: archives that were made to do harm', () => {
  const zeros = new Uint8Array(70 * 1024 * 1024);

  it('with more in them than 64 MB, whatever they say of themselves', async () => {
    const bomb = zipSync({ 'doc.kml': zeros });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb)).toMatch(/larger than 64 MB/);
    expect(await refusal(forged(bomb, 1_000))).toMatch(/larger than 64 MB/);
  });

  it('that say they hold more than there is', async () => {
    expect(await refusal(forged(zipSync({ 'doc.kml': bytesOf(KML) }), 0xfffffff0))).toMatch(/larger than 64 MB/);
  });

  it('with 10,000 files', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.kml`, new Uint8Array()]));
    expect(await refusal(zipSync(many))).toMatch(/more than 1,000 files/);
  });

  it('in each other', async () => {
    expect(await refusal(zipSync({ 'inner.kmz': zipSync({ 'doc.kml': bytesOf(KML) }) }))).toMatch(/other archives/);
  });

  it('without a map, or broken off anywhere', async () => {
    expect(await refusal(zipSync({ 'photo.png': Uint8Array.from([1]) }))).toMatch(/no KML/);
    const whole = zipSync({ 'doc.kml': bytesOf(KML) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: whole.length - 30 }), async (length) => {
        expect(await refusal(whole.slice(0, length))).toMatch(/\w/);
      }),
    );
  });
});
