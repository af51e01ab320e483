import { t } from '@domain/words';
import type { Animal } from '@domain/grazing/records';
import type { DataOf } from '@records/index';
import { ANIMAL_NAMES } from '@records/herdWords';
import { HEAD, typedNumber } from '@shared/units/typedNumbers';
import { tagsAsTyped, typedTags } from './typedTags';

/** Whom a treatment concerns, as the form asks it: `who` is all, head, tags (animals that are named) or a class. */
export interface WhoValues {
  who: string;
  head: string;
  tags: string;
}

type Concerned = Pick<DataOf<'treatment'>, 'animal' | 'head' | 'tags'>;

/** What the form begins with. */
export const whoOf = ({ animal, head, tags }: Concerned): WhoValues => ({
  who: tags.length > 0 ? 'tags' : (animal ?? (head === null ? 'all' : 'head')),
  head: head === null ? '' : String(head),
  tags: tagsAsTyped(tags),
});

const isClass = (who: string): who is Animal => Object.hasOwn(ANIMAL_NAMES, who);

/** Whether the head is asked for: some head of the herd, or of a class. */
export const asksHead = (who: string): boolean => who === 'head' || isClass(who);

/** Whom the form says it concerns, as it is stored. */
export const concernedBy = ({ who, head, tags }: WhoValues): Concerned => ({
  animal: isClass(who) ? who : null,
  head: asksHead(who) ? typedNumber(head, HEAD) : null,
  tags: who === 'tags' ? typedTags(tags) : [],
});

/** The choices for a herd of these classes. @param chosen what the form has: a class stays though the herd has it no longer */
export function whoOptions(classes: readonly Animal[], chosen: string): { value: string; label: string }[] {
  const offered = isClass(chosen) && !classes.includes(chosen) ? [...classes, chosen] : classes;
  return [
    { value: 'all', label: t`Whole herd` },
    ...offered.map((animal) => ({ value: animal, label: ANIMAL_NAMES[animal] })),
    { value: 'head', label: t`Head` },
    { value: 'tags', label: t`Named animals` },
  ];
}
