import { t } from '../../words';
import { decodeText } from './decodeText';
import { FileRefused } from './FileRefused';
import { SHAPES_MAX, TOO_MANY_SHAPES, type FileShape } from './FileShape';
import { readShapefileShapes } from './shapefileShapes';
import { shapesOfText } from './textShapes';
import { unpack, type Unpacked } from './unpack';

/** Files of an archive that are read, by the ends of their names. */
const TEXTS = /\.(kml|gpx|geojson|json)$/i;
const OF_SHAPEFILE = /\.(shp|dbf|prj|cpg)$/i;
const SHP = /\.shp$/i;
const ARCHIVES = /\.(zip|kmz|7z|rar|gz)$/i;
/** What systems put next to the files of a person. */
const NOT_THEIRS = /(^|\/)(__MACOSX\/|\.)/;

const NESTED = t`There are only other archives in this archive: unpack it, and choose the one with your ranch`;
const NOTHING = t`There is no KML, GPX, GeoJSON or shapefile in this archive`;
const NO_SHP = t`There is a part of a shapefile in this archive, but not its .shp file`;

const isWanted = (name: string): boolean => !NOT_THEIRS.test(name) && (TEXTS.test(name) || OF_SHAPEFILE.test(name));

/** The shapes of each shapefile of an archive: the files of one have the same name but for their ends. */
async function ofShapefiles(files: Unpacked): Promise<FileShape[]> {
  const byName = new Map([...files].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const shapes: FileShape[] = [];
  for (const [name, shp] of byName) {
    if (!name.endsWith('.shp')) continue;
    const part = (end: string) => byName.get(name.replace(/shp$/, end));
    const text = (end: string) => {
      const bytes = part(end);
      return bytes === undefined ? undefined : decodeText(bytes);
    };
    shapes.push(...(await readShapefileShapes({ shp, dbf: part('dbf'), prj: text('prj'), cpg: text('cpg') })));
  }
  return shapes;
}

const names = (files: Unpacked, ends: RegExp): boolean => [...files.keys()].some((name) => ends.test(name));

/** Why nothing of an archive can be read. */
function whyNothing(bytes: Uint8Array, files: Unpacked): string {
  if (names(files, OF_SHAPEFILE)) return NO_SHP;
  const others = unpack(bytes, (name) => ARCHIVES.test(name) && !NOT_THEIRS.test(name));
  return others.size > 0 ? NESTED : NOTHING;
}

/** The shapes of all texts that are maps; one that is none stops the others only where there is no map at all. */
function ofTexts(files: Unpacked): FileShape[] {
  const shapes: FileShape[] = [];
  let refused: FileRefused | undefined;
  for (const [name, bytes] of files) {
    if (!TEXTS.test(name)) continue;
    try {
      shapes.push(...shapesOfText(decodeText(bytes)));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      refused ??= error;
    }
  }
  if (shapes.length === 0 && refused !== undefined && !names(files, SHP)) throw refused;
  return shapes;
}

/**
 * What an archive has on the land: KMZ, zipped shapefiles, and zips of other maps.
 *
 * @throws FileRefused
 */
export async function readArchiveShapes(bytes: Uint8Array): Promise<FileShape[]> {
  const files = unpack(bytes, isWanted);
  if (!names(files, SHP) && !names(files, TEXTS)) throw new FileRefused(whyNothing(bytes, files));
  const shapes = [...ofTexts(files), ...(await ofShapefiles(files))];
  if (shapes.length > SHAPES_MAX) throw new FileRefused(TOO_MANY_SHAPES);
  return shapes;
}
