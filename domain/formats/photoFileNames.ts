/** What file systems do not take in a name, of whichever kind they are. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** Of the 255 bytes that file systems take of a name, what is left beside the day, the number and the extension. */
const ABOUT_MAX_BYTES = 200;

function asFileName(about: string): string {
  let bytes = 0;
  const fitting = [...about.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ')].filter((character) => {
    bytes += new TextEncoder().encode(character).length;
    return bytes <= ABOUT_MAX_BYTES;
  });
  // Windows takes no name that ends in a dot or a space.
  return fitting.join('').replace(/^[ .]+|[ .]+$/g, '');
}

/** How files begin, by their kinds (the formats' own specifications); those of the ISO base media format from byte 4 on. */
const BEGINNINGS: readonly (readonly [extension: string, begins: RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp/],
];

/** The extension of a picture's file by its first 12 bytes. */
export function pictureExtension(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return BEGINNINGS.find(([, begins]) => begins.test(text))?.[0] ?? 'jpg';
}

/**
 * Names the files of photos, each once, as every file system takes them: `2026-06-01 Creek (2).jpg`.
 *
 * @returns names the next file by the day of its photo (ISO 8601), what it is about, and its extension
 */
export function photoFileNames(): (day: string, about: string, extension: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (day, about, extension) => {
    const base = `${day} ${asFileName(about)}`.trimEnd();
    // Some file systems tell no capital letters from small ones, and more ways to write one letter are one.
    const key = `${base}.${extension}`.normalize('NFC').toLowerCase();
    for (;;) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const name = `${base}${count === 1 ? '' : ` (${count})`}.${extension}`;
      const known = name.normalize('NFC').toLowerCase();
      if (used.has(known)) continue;
      used.add(known);
      return name;
    }
  };
}
