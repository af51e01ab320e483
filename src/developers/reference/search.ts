import type { Call } from './openapi';

/** What of a call is searched: method, path, name and the words of the summary. */
export const textOf = ({ method, path, operationId, summary }: Call): string =>
  `${method} ${path} ${operationId} ${summary}`.toLowerCase();

/** Whether a text has all words of a search, in any order and inside of others too. */
export function hasWords(text: string, search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
