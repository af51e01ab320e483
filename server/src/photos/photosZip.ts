import { Readable } from 'node:stream';
import { photoFileNames, pictureExtension } from '@domain/formats/photoFileNames';
import { photosCsv, PHOTOS_CSV, type ListedPhoto } from '@domain/formats/photosCsv';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { findNamedPhotos, inConnections, type NamedPhoto } from '../grazing';
import type { FileStore } from '../files/FileStore';
import type { PhotoDeps } from './PhotoDeps';
import { findCame } from './picturesTable';
import { storedZip, type ZipEntry } from './storedZip';

interface ZipDeps extends Pick<PhotoDeps, 'db' | 'shares'> {
  files: Pick<FileStore, 'read'>;
}

interface Wanted {
  ranchUuid: string;
  /** What files are called after where nothing else has a name. */
  name: string;
  time_zone: string | null;
  sharers: readonly string[];
}

/** How many photos are read at once. */
const PAGE = 500;

type Photo = NamedPhoto & { isHere: boolean };

/** The photos of a ranch page by page, the earliest first, each with whether its picture has come. */
async function* readPhotos(deps: ZipDeps, { ranchUuid, sharers }: Wanted): AsyncGenerator<Photo, void> {
  let behind: NamedPhoto | undefined;
  do {
    const page = await inConnections(deps, sharers, (db) => findNamedPhotos(db, ranchUuid, behind, PAGE));
    const hashes = page.map(({ sha256 }) => sha256);
    const came =
      page.length === 0 ? new Set() : await inConnections(deps, sharers, (db) => findCame(db, ranchUuid, hashes));
    for (const photo of page) yield { ...photo, isHere: came.has(photo.sha256) };
    behind = page.length < PAGE ? undefined : page.at(-1);
  } while (behind !== undefined);
}

/** The first bytes of a file, and all of it. */
async function readBegin(stream: Readable): Promise<{ begin: Uint8Array; chunks: AsyncIterable<Uint8Array> }> {
  const read = stream[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>;
  const { value: begin = new Uint8Array() } = (await read.next()) as { value?: Uint8Array };
  async function* joined() {
    yield begin;
    yield* read;
  }
  return { begin, chunks: joined() };
}

/** The bytes of a kept picture; undefined where it is gone. */
async function openSent({ files }: ZipDeps, ranchUuid: string, sha256: string): Promise<Readable | undefined> {
  const file = await files.read(ranchUuid, sha256, 'sent');
  return file === undefined || file.size === 0 ? undefined : file.stream(0, file.size - 1);
}

/** Each picture once, then the list of all photos: which of them have a file is known by then. */
async function* entriesOf(deps: ZipDeps, wanted: Wanted): AsyncGenerator<ZipEntry, void> {
  const zone = zoneOf(wanted.time_zone);
  const nameOf = photoFileNames();
  const files = new Map<string, string>();
  const listed: ListedPhoto[] = [];
  for await (const { isHere, ...photo } of readPhotos(deps, wanted)) {
    const { at, sha256, paddock, herd, subject } = photo;
    const stream = isHere && !files.has(sha256) ? await openSent(deps, wanted.ranchUuid, sha256) : undefined;
    try {
      if (stream !== undefined) {
        const { begin, chunks } = await readBegin(stream);
        const about = paddock ?? herd ?? subject ?? wanted.name;
        const name = nameOf(dateOfDay(zone.dayOf(Date.parse(at))), about, pictureExtension(begin));
        files.set(sha256, name);
        yield { name, at: new Date(at), chunks };
      }
    } finally {
      // Where the reader has left it may never have been read, and would stay open.
      stream?.destroy();
    }
    listed.push({ ...photo, file: files.get(sha256) ?? null });
  }
  yield { name: PHOTOS_CSV, at: new Date(), chunks: [Buffer.from(photosCsv(listed))] };
}

/**
 * `photos.zip`: the pictures of a ranch's photos as they were sent, byte for byte, and `photos.csv`. It is written at the
 * pace of its reader, one picture after the other.
 */
export function photosZip(deps: ZipDeps, wanted: Wanted): Readable {
  return Readable.from(storedZip(entriesOf(deps, wanted)), { objectMode: false });
}
