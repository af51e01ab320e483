import type { Reading } from '@domain/animals/readerFile/Reading';
import type { Animal } from '@domain/grazing/records';
import { t } from '@domain/words';
import { added, type DataOf, type Held } from '@records/index';
import type { When } from '@shared/time/useWhen';
import { cleanTag } from '../treating/typedTags';
import { animalsOfTags } from './animalsOfTags';

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
  /** Those of a file, each of which is an animal; none where one is typed. */
  readings: readonly Reading[];
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

/** An electronic tag is 15 digits. What else is read is what one sees. */
const typeOfTag = (tag: string): Id['type'] => (/^\d{15}$/.test(tag) ? 'eid' : 'visual');

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

/** How a mother is shown: by her first tag; empty where there is none. */
const damAsTyped = (animals: Animals, dam: string | null): string =>
  animals.find(({ uuid }) => uuid === dam)?.data.ids[0]?.tag ?? '';

/** The mother who is typed, by id: for as long as nobody touches it the one that was there, whoever has her tag by now. */
function damTyped(typed: string, animals: Animals, before: AnimalRecord | undefined): string | null | undefined {
  if (before !== undefined && typed === damAsTyped(animals, before.dam_uuid)) return before.dam_uuid;
  return typed.trim() === '' ? null : animalCalled(animals, typed)?.uuid;
}

/** An animal as it is typed. */
export const animalAsTyped = (data: AnimalRecord, when: When, animals: Animals): AnimalValues => ({
  readings: [],
  ids: data.ids.map(({ tag, type, from, to }) => ({ tag, type, from: from ?? '', to: to ?? '' })),
  animal: data.animal,
  herd_uuid: data.herd_uuid ?? '',
  when: data.at === null ? when.initial : when.shown(data.at),
  name: data.name,
  born_on: data.born_on ?? '',
  dam_uuid: damAsTyped(animals, data.dam_uuid),
  note: data.note,
});

/** The animal of what was typed. @param before the animal that is edited */
export function animalTyped(
  values: AnimalValues,
  when: When,
  animals: Animals,
  before: AnimalRecord | undefined,
): AnimalRecord {
  const { herd_uuid: herd, born_on: born } = values;
  return {
    name: values.name.trim(),
    animal: values.animal,
    ids: values.ids.map(idTyped),
    herd_uuid: herd === '' ? null : herd,
    at: herd === '' ? null : when.timeOf(values.when).at,
    born_on: born === '' ? null : born,
    dam_uuid: damTyped(values.dam_uuid, animals, before) ?? null,
    note: values.note.trim(),
  };
}

/** The animals of a file's tags: they have the class and the herd of the form, from its time on. */
export function animalsRead({ readings, animal, herd_uuid: herd, when: typed }: AnimalValues, when: When) {
  const { clock } = when.timeOf(typed);
  const timeless = readings.map((reading) => ({ ...reading, at: null }));
  const made = animalsOfTags(timeless, { animal, herd: herd === '' ? null : herd, at: when.instant(typed) });
  return herd === '' ? made : made.map((each) => ({ ...each, clock }));
}

/** The animal of a tag that was read: in the herd in which that was first, from then on (ms since 1970). */
export const animalOfTag = ({ tag, animal, herd, at }: { tag: string; animal: Animal; herd: string; at: number }) =>
  added('animal', {
    name: '',
    animal,
    ids: [idTyped({ ...NO_ID, tag })],
    herd_uuid: herd,
    at: new Date(at).toISOString(),
    born_on: null,
    dam_uuid: null,
    note: '',
  });

/** Whether an animal is among the mothers of another, their mothers, and so on. */
function isAncestor(animals: Animals, ancestor: string, of: string): boolean {
  const mothers = new Map(animals.map(({ uuid, data }) => [uuid, data.dam_uuid]));
  const seen = new Set<string>();
  let next: string | null = of;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    next = mothers.get(next) ?? null;
    if (next === ancestor) return true;
  }
  return false;
}

/** What only the form can hold against what was typed. @param own the animal that is edited */
export function animalProblems(values: AnimalValues, animals: Animals, own: Animals[number] | undefined) {
  const { dam_uuid: typed, readings } = values;
  if (readings.length > 0) return {};
  const dam = damTyped(typed, animals, own?.data);
  if (dam === undefined) return { dam_uuid: t`No animal of this ranch has this tag` };
  if (dam === null || own === undefined) return {};
  if (dam === own.uuid) return { dam_uuid: t`An animal isn’t its own mother` };
  const isNew = dam !== own.data.dam_uuid;
  return isNew && isAncestor(animals, own.uuid, dam)
    ? { dam_uuid: t`This mother descends from the animal itself` }
    : {};
}
