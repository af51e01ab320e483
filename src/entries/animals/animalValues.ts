import type { Animal } from '@domain/grazing/records';
import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import type { When } from '@shared/time/useWhen';
import { cleanTag } from '../treating/typedTags';

type AnimalRecord = DataOf<'animal'>;
type Id = AnimalRecord['ids'][number];

interface IdValues {
  tag: string;
  /** Empty: by what the tag looks like. */
  type: Id['type'] | '';
  from: string;
  to: string;
}

export interface AnimalValues {
  ids: IdValues[];
  animal: Animal;
  herd_uuid: string;
  when: string;
  name: string;
  born_on: string;
  /** A tag of its mother. */
  dam_uuid: string;
  note: string;
}

export const NO_ID: IdValues = { tag: '', type: '', from: '', to: '' };

/** An electronic tag is 15 digits, which may be read in two parts. What else is read is what one sees. */
const typeOfTag = (tag: string): Id['type'] => (/^\d{3} ?\d{12}$/.test(tag) ? 'eid' : 'visual');

export function idTyped({ tag, type, from, to }: IdValues): Id {
  const clean = cleanTag(tag);
  return {
    tag: clean,
    type: type === '' ? typeOfTag(clean) : type,
    from: from === '' ? null : from,
    to: to === '' ? null : to,
  };
}

type Animals = readonly Held<AnimalRecord>[];

/** The animal that is called so: by a tag that it has or had, else by its name. */
function animalCalled(animals: Animals, typed: string): Held<AnimalRecord> | undefined {
  const tag = cleanTag(typed);
  const has = (isNow: boolean) =>
    animals.find(({ data }) => data.ids.some((id) => id.tag === tag && (!isNow || id.to === null)));
  return has(true) ?? has(false) ?? animals.find(({ data }) => data.name !== '' && cleanTag(data.name) === tag);
}

/** An animal as it is typed. */
export const animalAsTyped = (data: AnimalRecord, when: When, animals: Animals): AnimalValues => ({
  ids: data.ids.map(({ tag, type, from, to }) => ({ tag, type, from: from ?? '', to: to ?? '' })),
  animal: data.animal,
  herd_uuid: data.herd_uuid ?? '',
  when: data.at === null ? when.initial : when.shown(data.at),
  name: data.name,
  born_on: data.born_on ?? '',
  dam_uuid: animals.find(({ uuid }) => uuid === data.dam_uuid)?.data.ids[0]?.tag ?? '',
  note: data.note,
});

/** The animal of what was typed. A mother that isn't found leaves the one that was there. */
export function animalTyped(values: AnimalValues, when: When, animals: Animals): AnimalRecord {
  const { herd_uuid: herd, born_on: born } = values;
  return {
    name: values.name.trim(),
    animal: values.animal,
    ids: values.ids.map(idTyped),
    herd_uuid: herd === '' ? null : herd,
    at: herd === '' ? null : when.timeOf(values.when).at,
    born_on: born === '' ? null : born,
    dam_uuid: values.dam_uuid.trim() === '' ? null : (animalCalled(animals, values.dam_uuid)?.uuid ?? null),
    note: values.note.trim(),
  };
}

/** What only the form can hold against what was typed. @param own the animal that is edited */
export function animalProblems({ dam_uuid: dam }: AnimalValues, animals: Animals, own: string | undefined) {
  if (dam.trim() === '') return {};
  const mother = animalCalled(animals, dam);
  if (mother === undefined) return { dam_uuid: t`No animal of this ranch has this tag` };
  return mother.uuid === own ? { dam_uuid: t`An animal isn’t its own mother` } : {};
}
