const NOTE_MAX = 2_000;

/** A note as the record can hold it. */
export const asNote = (note: string): string =>
  Array.from(note.replace(/\0|\p{Cs}/gu, '').replace(/[\u202A-\u202E\u2066-\u2069]/g, ''))
    .slice(0, NOTE_MAX)
    .join('')
    .trim();
