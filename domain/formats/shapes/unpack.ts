import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { t } from '../../words';
import { FileRefused } from './FileRefused';

/** What an archive may hold at most, unpacked. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const ENTRIES_MAX = 1_000;
/** So many bytes are unpacked between two looks at how much has come out. */
const STEP = 64 * 1024;

const TOO_MANY = t`This archive holds more than 1,000 files. Put the one with your ranch into an archive of its own`;
const TOO_LARGE = t`This archive is larger than 64 MB once unpacked. Put the part with your ranch into one of its own`;
const BROKEN = t`This archive breaks off, is damaged or has a password: it cannot be unpacked`;

/** Files of an archive by their names, folders included. */
export type Unpacked = ReadonlyMap<string, Uint8Array>;

/** What the archive says of itself, before anything is unpacked. */
function checkDeclared(bytes: Uint8Array): void {
  let [entries, size] = [0, 0];
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      entries += 1;
      size += originalSize;
      if (entries > ENTRIES_MAX) throw new FileRefused(TOO_MANY);
      if (size > UNPACKED_MAX) throw new FileRefused(TOO_LARGE);
      return false;
    },
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What comes out is counted: an archive may say less of itself than is in it. */
function unpackAll(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const found = new Map<string, Uint8Array[]>();
  let [entries, size] = [0, 0];
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > ENTRIES_MAX) throw new FileRefused(TOO_MANY);
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    found.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      size += part.length;
      if (size > UNPACKED_MAX) throw new FileRefused(TOO_LARGE);
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  return new Map([...found].map(([name, parts]) => [name, joined(parts)]));
}

/**
 * The files of an archive (zip) whose names are wanted. Archives within it are never opened.
 *
 * @throws FileRefused where it holds too much or cannot be unpacked
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  try {
    checkDeclared(bytes);
    return unpackAll(bytes, isWanted);
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(BROKEN);
  }
}
