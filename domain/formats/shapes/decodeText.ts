import { t } from '../../words';
import { FileRefused } from './FileRefused';

/** What declares its encoding does so within its first bytes. */
const DECLARATION = 200;
/** What older Windows programs write, which is Latin-1 with some more letters. */
const LATIN = 'windows-1252';

const decoderOf = (label: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return undefined;
  }
};

function tried(bytes: Uint8Array, label: string): string | undefined {
  try {
    return decoderOf(label)?.decode(bytes);
  } catch {
    return undefined;
  }
}

function marked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder(LATIN).decode(bytes.subarray(0, DECLARATION));
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
}

/**
 * The text of a file: in UTF-16 where its first bytes say so, in what its XML declaration names, else in UTF-8. What is none
 * of these is read as Latin-1 in the way of Windows, which any bytes are.
 *
 * @throws FileRefused for files that hold no text
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marked(bytes);
  if (mark === undefined && bytes.subarray(0, 4096).includes(0)) {
    throw new FileRefused(t`This file holds no text: it may be a picture, or another kind of file under this name`);
  }
  const labels = [mark, declared(bytes), 'utf-8', LATIN].filter((label) => label !== undefined);
  for (const label of labels) {
    const text = tried(bytes, label);
    if (text !== undefined) return text;
  }
  return new TextDecoder(LATIN).decode(bytes);
}
