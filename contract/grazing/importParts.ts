import { TEXT_MAX } from '../http/limits';

/** Which of how many groups of an import a label is of, counted from 1. */
export interface ImportPart {
  readonly part: number;
  readonly of: number;
}

const ENDING = / \(part (\d{1,5}) of (\d{1,5})\)$/;

/**
 * The label of one group of an import, with which part it is where there are several. So the ranch itself knows how many
 * parts there are to be, also where the page that sends them is closed half way. The words are cut where both are too long.
 */
export function partLabel(words: string, { part, of }: ImportPart): string {
  const ending = of === 1 ? '' : ` (part ${part} of ${of})`;
  return `${Array.from(words)
    .slice(0, TEXT_MAX - ending.length)
    .join('')}${ending}`;
}

/** Which part of an import a label is of, and its words without that. One that does not say so is the only part. */
export function readPartLabel(label: string): ImportPart & { readonly words: string } {
  const [ending = '', part = '1', of = '1'] = ENDING.exec(label) ?? [];
  return { part: Number(part), of: Number(of), words: label.slice(0, label.length - ending.length) };
}
