import Papa from 'papaparse';
import {
  BlobReader,
  configure,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { PHOTO_MAX_BYTES, PHOTOS_MAX } from '@contract/http/limits';
import { PHOTOS_CSV } from '@domain/formats/photosCsv';
import { t } from '@domain/words';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { sha256Hex } from '@shared/lib/sha256Hex';

/** Where the picture with a hash is in the zip. */
export interface PictureInZip {
  readonly sha256: string;
  readonly file: string;
}

/** Some of its pictures: those of which the content has the hash that it should have. */
export interface TakenFromZip {
  readonly pictures: readonly { readonly sha256: string; readonly blob: Blob }[];
}

/** All pictures that the zip has by its own list, or some of them as they are. */
export type ZipAsked = { readonly zip: Blob } | { readonly zip: Blob; readonly wanted: readonly PictureInZip[] };

const NOT_OURS = t`This isn’t a Grazewell photos.zip. You can download one under Settings, Data`;
const DAMAGED = t`This photos.zip is damaged: part of it can’t be read. Download it again`;

const LIST_MAX_BYTES = 64 * 1024 * 1024;
const SHA256 = /^[0-9a-f]{64}$/;

// This runs in a worker already.
configure({ useWebWorkers: false });

type Files = ReadonlyMap<string, FileEntry>;

/** What is in a zip, by name. Of two files with one name neither can be meant. */
async function filesIn(zip: Blob, isWanted: (name: string) => boolean): Promise<Files> {
  const files = new Map<string, FileEntry>();
  for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator()) {
    if (!entry.directory && isWanted(entry.filename)) files.set(entry.filename, entry);
  }
  return files;
}

async function readList(zip: Blob): Promise<WorkerAnswer<{ pictures: readonly PictureInZip[] }>> {
  const files = await filesIn(zip, () => true);
  const list = files.get(PHOTOS_CSV);
  if (list === undefined || list.uncompressedSize > LIST_MAX_BYTES) return { problem: NOT_OURS };
  const text = await list.getData(new TextWriter());
  const rows = Papa.parse<Partial<PictureInZip>>(text, { header: true, preview: PHOTOS_MAX }).data;
  const pictures = new Map<string, PictureInZip>();
  for (const { sha256 = '', file = '' } of rows) {
    const size = files.get(file)?.uncompressedSize ?? Infinity;
    if (SHA256.test(sha256) && size <= PHOTO_MAX_BYTES) pictures.set(sha256, { sha256, file });
  }
  return { read: { pictures: [...pictures.values()] } };
}

async function readSome(zip: Blob, wanted: readonly PictureInZip[]): Promise<WorkerAnswer<TakenFromZip>> {
  const names = new Set(wanted.map(({ file }) => file));
  const files = await filesIn(zip, (name) => names.has(name));
  const pictures: { sha256: string; blob: Blob }[] = [];
  for (const { sha256, file } of wanted) {
    const entry = files.get(file);
    if (entry === undefined || entry.uncompressedSize > PHOTO_MAX_BYTES) continue;
    // One that can't be unpacked is like one that isn't there.
    const content = await entry.getData(new Uint8ArrayWriter()).catch(() => undefined);
    if (content !== undefined && (await sha256Hex(content)) === sha256)
      pictures.push({ sha256, blob: new Blob([content]) });
  }
  return { read: { pictures } };
}

/**
 * Reads a `photos.zip` where it lies, as large as it is: its list, or the pictures that are wanted, each of them only where
 * its content has its hash.
 */
export async function readPhotosZip(
  asked: ZipAsked,
): Promise<WorkerAnswer<{ pictures: readonly PictureInZip[] } | TakenFromZip>> {
  try {
    return await ('wanted' in asked ? readSome(asked.zip, asked.wanted) : readList(asked.zip));
  } catch {
    return { problem: DAMAGED };
  }
}
