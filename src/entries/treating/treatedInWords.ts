import { plural, t } from '@domain/words';
import { animalWords } from '@records/animalWords';
import type { DataOf } from '@records/index';

/** "40 cows", "all head", "3 animals: 840, 841, 842" */
export function treatedInWords({ animal, head, tags }: DataOf<'treatment'>): string {
  if (tags.length > 0) {
    const named = plural(tags.length, { one: '# animal', other: '# animals' });
    return tags.length > 5 ? named : `${named}: ${tags.join(', ')}`;
  }
  if (animal !== null) return head === null ? animalWords(animal).all : animalWords(animal).counted(head);
  return head === null ? t`whole herd` : plural(head, { one: '# head', other: '# head' });
}
