import { withoutDirectionMarks } from '@contract/text/text';

const NOTE_MAX = 2_000;

/** A note as the record can hold it. */
export const asNote = (note: string): string =>
  Array.from(withoutDirectionMarks(note.replace(/\0|\p{Cs}/gu, '')))
    .slice(0, NOTE_MAX)
    .join('')
    .trim();
