import fc from 'fast-check';
import { areaAcres } from '../../geometry/area';
import { FileRefused } from './FileRefused';
import { readShapeFile } from './readShapeFile';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, near: [number, number] | null = null) => readShapeFile(bytesOf(text), near);

const RING = '-101.6,41.9,900 -101.59,41.9,900 -101.59,41.91,900 -101.6,41.91,900 -101.6,41.9,900';
const polygon = (ring = RING) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
const placemark = (name: string, inner = polygon()) => `<Placemark><name>${name}</name>${inner}</Placemark>`;
const kml = (inner: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;

const names = async (text: string) => (await read(text)).shapes.map(({ name }) => name);
const problems = async (text: string) => (await read(text)).shapes.map(({ problem }) => problem);

/** The sentence with which a file is refused. */
async function refusal(bytes: Uint8Array | string): Promise<string> {
  try {
    await readShapeFile(typeof bytes === 'string' ? bytesOf(bytes) : bytes, null);
  } catch (error) {
    if (error instanceof FileRefused) return error.message;
    throw error;
  }
  throw new Error('It was read');
}

describe('E2: KML as it is', () => {
  it('reads a shape without its heights', async () => {
    const { shapes } = await read(kml(placemark('Creek')));
    expect(shapes).toHaveLength(1);
    expect(shapes[0]).toMatchObject({ name: 'Creek', problem: null, shape: { type: 'Polygon' } });
    expect(shapes[0]?.outline?.coordinates[0]?.[0]).toEqual([-101.6, 41.9]);
    expect(areaAcres(shapes[0]?.outline ?? { type: 'Polygon', coordinates: [] })).toBeCloseTo(227.4, 0);
  });

  it.each([
    ['without a namespace', `<kml>${placemark('Creek')}</kml>`],
    ['with prefixes that nobody declared', `<kml><gx:Tour/><Folder xsi:x="1">${placemark('Creek')}</Folder></kml>`],
    [
      'with a prefix for each element',
      kml(placemark('Creek'))
        .replace(/<(\/?)/g, '<$1kml:')
        .replace('xmlns=', 'xmlns:kml='),
    ],
    ['in nested folders', kml(`<Folder><Folder><Folder>${placemark('Creek')}</Folder></Folder></Folder>`)],
    ['with a byte order mark', `\uFEFF<?xml version="1.0"?>${kml(placemark('Creek'))}`],
    ['with empty lines before it', `\n\n${kml(placemark('Creek'))}`],
  ])('%s', async (_, text) => {
    expect(await names(text)).toEqual(['Creek']);
    expect(await problems(text)).toEqual([null]);
  });

  it('reads names in Latin-1, declared or not', async () => {
    const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${kml(placemark('Cañón'))}`;
    for (const text of [
      declared,
      kml(placemark('Cañón')),
      `<?xml version="1.0" encoding="UTF-8"?>${kml(placemark('Cañón'))}`,
    ]) {
      const { shapes } = await readShapeFile(Buffer.from(text, 'latin1'), null);
      expect(shapes.map(({ name }) => name)).toEqual(['Cañón']);
    }
  });

  it('reads UTF-16', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(kml(placemark('Cañón')), 'utf16le')]);
    expect((await readShapeFile(bytes, null)).shapes[0]?.name).toBe('Cañón');
  });

  it('makes one paddock of areas that belong together, without the point of their label', async () => {
    const other = polygon(RING.replaceAll('-101.', '-102.'));
    const inner = `<MultiGeometry><Point><coordinates>-101.6,41.9</coordinates></Point>${polygon()}${other}</MultiGeometry>`;
    const { shapes } = await read(kml(placemark('Creek', inner)));
    expect(shapes.map(({ shape }) => shape?.type)).toEqual(['MultiPolygon']);
  });

  it('closes an outline that is open, and passes over corners that repeat', async () => {
    const open = RING.split(' ').slice(0, -1);
    const ring = [...open.slice(0, 1), ...open].join(' ');
    expect(await problems(kml(placemark('Creek', polygon(ring))))).toEqual([null]);
  });

  it('keeps two shapes of one name, and those without one', async () => {
    expect(await names(kml(placemark('Creek') + placemark('Creek') + `<Placemark>${polygon()}</Placemark>`))).toEqual([
      'Creek',
      'Creek',
      '',
    ]);
  });

  it('lets one bad shape stop no other, and says what is wrong with it', async () => {
    const bad = [
      placemark('Empty', polygon('')),
      placemark('Nothing', ''),
      placemark('Words', polygon('north,south east,west')),
      placemark('Knot', polygon('-101.6,41.9 -101.59,41.91 -101.59,41.9 -101.6,41.91 -101.6,41.9')),
      placemark('Line', polygon('-101.6,41.9 -101.59,41.9 -101.58,41.9 -101.6,41.9')),
    ];
    const { shapes } = await read(kml([placemark('First'), ...bad, placemark('Last')].join('')));
    expect(shapes.map(({ name, problem }) => [name, problem])).toEqual([
      ['First', null],
      ['Empty', 'It has no place on the map'],
      ['Nothing', 'It has no place on the map'],
      ['Words', 'It has no place on the map'],
      ['Knot', 'The shape crosses itself'],
      ['Line', 'The shape has no area'],
      ['Last', null],
    ]);
  });

  it('takes the note and the other fields of a shape, in words alone', async () => {
    const inner = `<description><![CDATA[<b>Good</b> grass<br/>in June]]></description><ExtendedData><Data name="OWNER"><value>Ana Lopez</value></Data></ExtendedData>${polygon()}`;
    const [shape] = (await read(kml(placemark('Creek', inner)))).shapes;
    expect(shape).toMatchObject({ note: 'Good grass\nin June', attributes: { OWNER: 'Ana Lopez' } });
  });

  it('leaves out pictures that lie on the ground', async () => {
    const box = '<LatLonBox><north>42</north><south>41</south><east>-101</east><west>-102</west></LatLonBox>';
    expect(await names(kml(`<GroundOverlay><name>Photo</name>${box}</GroundOverlay>${placemark('Creek')}`))).toEqual([
      'Creek',
    ]);
  });
});

describe('E2: swapped axes', () => {
  const swapped = RING.replace(/(-101[\d.]*),(41[\d.]*)/g, '$2,$1');

  it('swaps them back where they lie off the earth, and says so', async () => {
    const { shapes, remarks } = await read(kml(placemark('Creek', polygon(swapped))));
    expect(shapes[0]?.outline?.coordinates[0]?.[0]).toEqual([-101.6, 41.9]);
    expect(remarks).toEqual([expect.stringMatching(/the wrong way around/)]);
  });

  it('swaps them back where the ranch lies there', async () => {
    const inEurope = polygon('52.1,8.1 52.2,8.1 52.2,8.2 52.1,8.1');
    expect((await read(kml(placemark('Hof', inEurope)), [8, 52])).remarks).toHaveLength(1);
    expect((await read(kml(placemark('Hof', inEurope)))).remarks).toEqual([]);
  });
});

describe('E2: GeoJSON as it is', () => {
  const ring = [[-101.6, 41.9], [-101.59, 41.9], [-101.59, 41.91], [-101.6, 41.9]]; // prettier-ignore
  const geometry = { type: 'Polygon', coordinates: [ring] };

  it.each([
    [
      'a collection',
      { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { NAME: 'Creek' }, geometry }] },
    ],
    ['a feature', { type: 'Feature', properties: { Pasture: 'Creek' }, geometry }],
    ['a list of features', [{ type: 'Feature', properties: { title: 'Creek' }, geometry }]],
  ])('reads %s', async (_, json) => {
    expect(await names(JSON.stringify(json))).toEqual(['Creek']);
  });

  it('reads a geometry alone', async () => {
    expect(await problems(JSON.stringify(geometry))).toEqual([null]);
  });

  it('takes points, lines and areas of a collection apart', async () => {
    const points = { type: 'MultiPoint', coordinates: [[-101, 41], [-101, 42]] }; // prettier-ignore
    const line = { type: 'LineString', coordinates: [[-101, 41], [-101, 42]] }; // prettier-ignore
    const { shapes } = await read(JSON.stringify({ type: 'GeometryCollection', geometries: [points, line] }));
    expect(shapes.map(({ shape }) => shape?.type)).toEqual(['Point', 'Point', 'LineString']);
  });

  it('knows a line that comes back to its start as land that it goes around', async () => {
    const { shapes } = await read(
      JSON.stringify({ type: 'LineString', coordinates: [...ring.slice(0, 3), [-101.5995, 41.9003]] }),
    );
    expect(shapes[0]?.outline?.type).toBe('Polygon');
    const open = await read(JSON.stringify({ type: 'LineString', coordinates: ring.slice(0, 3) }));
    expect(open.shapes[0]?.outline).toBeNull();
  });

  it('refuses other coordinates than degrees by their name', async () => {
    const crs = (name: string) =>
      JSON.stringify({ crs: { properties: { name } }, features: [{ type: 'Feature', geometry }] });
    expect(await refusal(crs('urn:ogc:def:crs:EPSG::3857'))).toMatch(/other coordinates \(EPSG::3857\)/);
    expect(await problems(crs('urn:ogc:def:crs:OGC:1.3:CRS84'))).toEqual([null]);
  });

  it('thins a shape with too many corners, and says so', async () => {
    const corners = Array.from({ length: 9_000 }, (_, index) => {
      const angle = (index / 9_000) * 2 * Math.PI;
      return [-101 + Math.cos(angle) / 100, 41 + Math.sin(angle) / 100];
    });
    const { shapes } = await read(JSON.stringify({ type: 'Polygon', coordinates: [[...corners, corners[0]]] }));
    expect(shapes[0]?.problem).toBeNull();
    expect(shapes[0]?.mended).toEqual([
      expect.stringMatching(/^Its 9,000 corners became [\d,]+, none off by more than/),
    ]);
  });

  it('never throws anything but a refusal, and finds each shape good or says why not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        const { shapes } = await read(JSON.stringify({ type: 'FeatureCollection', features: [json] }));
        for (const { shape, problem } of shapes) expect(shape === null).toBe(problem !== null);
      }),
    );
  });
});

it('E2: reads the tracks and waypoints of GPX', async () => {
  const points = [[41.9, -101.6], [41.9, -101.59], [41.91, -101.59], [41.9001, -101.6001]]; // prettier-ignore
  const track = points.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"><ele>900</ele></trkpt>`).join('');
  const gpx = `<gpx><wpt lat="41.9" lon="-101.6"><name>Gate</name></wpt><trk><name>Walk</name><trkseg>${track}</trkseg></trk></gpx>`;
  const { shapes } = await read(gpx);
  expect(shapes.map(({ name, shape, outline }) => [name, shape?.type, outline?.type])).toEqual([
    ['Walk', 'LineString', 'Polygon'],
    ['Gate', 'Point', undefined],
  ]);
});

it('D15: a description nested too deep is none, and takes nothing else with it', async () => {
  const desc = `${'{"value":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const point = '"type":"Feature","geometry":{"type":"Point","coordinates":[-101,41]}';
  const file = `{"features":[{${point},"properties":{"name":"Deep","desc":${desc}}},{${point},"properties":{"name":"Trough"}}]}`;
  const { shapes } = await read(file);
  expect(shapes.map(({ name, note }) => [name, note])).toEqual([
    ['Deep', ''],
    ['Trough', ''],
  ]);
});

describe('E1: what is no map is refused in a sentence', () => {
  it.each([
    ['an empty file', '', /is empty/],
    ['words', 'Dear Sir or Madam', /can’t read this kind of file/],
    ['a page', '<html><body>Log in</body></html>', /neither KML nor GPX/],
    ['XML that breaks off', '<kml><Placemark><name>Cre', /breaks off or is damaged/],
    ['JSON that breaks off', '{"features": [', /breaks off or is damaged/],
    ['other JSON', '{"version": 1}', /not GeoJSON/],
    ['a map without shapes', kml(''), /no shapes in this file/],
    [
      'a link to a map elsewhere',
      kml('<NetworkLink><Link><href>http://a.example/b.kml</href></Link></NetworkLink>'),
      /only links/,
    ],
    ['entities', '<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><kml>&b;</kml>', /defines entities/],
    ['an external entity', '<!DOCTYPE k [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml>&a;</kml>', /defines entities/],
    ['attack W9: 5 MB of brackets', '<'.repeat(5_000_000), /breaks off or is damaged/],
    ['attack W9: brackets that open in a tag', `<kml>${'<a "'.repeat(1_000_000)}></kml>`, /breaks off or is damaged/],
    ['deep XML', '<kml>'.repeat(100_000), /too deeply/],
    ['deep JSON', '['.repeat(1_000_000), /damaged/],
    ['too many shapes', JSON.stringify({ features: Array(10_001).fill(null) }), /more than 10,000 shapes/],
  ])('%s', async (_, text, words) => {
    expect(await refusal(text)).toMatch(words);
  });

  it('a picture under another name', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    expect(await refusal(png)).toMatch(/holds no text/);
  });

  it('a file of 51 MB', async () => {
    expect(await refusal(new Uint8Array(51 * 1024 * 1024))).toMatch(/larger than 50 MB/);
  });

  it('any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await refusal(bytes)).toMatch(/\w/);
      }),
    );
  });
});
