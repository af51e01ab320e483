import { t } from '@domain/words';

const NAMED = 20;

/** Tags one after the other; of very many only the first. */
export function someTags(tags: readonly string[]): string {
  const names = tags.slice(0, NAMED).join(', ');
  const more = tags.length - NAMED;
  return more > 0 ? t`${names} and ${more} more` : names;
}
