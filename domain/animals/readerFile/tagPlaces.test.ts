import { zoneOf } from '../../grazing/time';
import { animal, transfer, treatment, visualId, weighing } from '../../testing/animalRecords';
import { day } from '../../testing/aRanch';
import { tagKeysOf } from '../withdrawal/tagKeys';
import { comparedTags } from './comparedTags';
import { knownTagsOf, tagFactsOf, TagPlaces, type TagRecords } from './TagPlaces';

const RECORDS: TagRecords = {
  animals: [
    animal('a1', { ids: [visualId('1'), visualId('EID1')], herd_uuid: 'h', at: day(0) }),
    animal('a2', { ids: [visualId('2')] }),
  ],
  weighings: [weighing('w1', 'h', 2, ['2', '3', ''])],
  treatments: [treatment('t1', { herd_uuid: 'k', at: day(3), tags: ['4'] })],
  transfers: [
    transfer('x1', { at: day(4), from_herd_uuid: 'h', to_herd_uuid: 'k', tags: ['3'], head: 1 }),
    transfer('x2', { at: day(5), from_herd_uuid: 'k', to_herd_uuid: 'm' }),
    transfer('x3', { at: day(6), from_herd_uuid: 'm', to_herd_uuid: null, tags: ['4'], reason: 'sold', head: 1 }),
  ],
};

/** The places of tags after a number of days. */
function after(days: number): TagPlaces {
  const places = new TagPlaces(tagKeysOf(RECORDS.animals, zoneOf(null)));
  for (const fact of tagFactsOf(RECORDS)) if (fact.at <= Date.parse(day(days))) places.take(fact);
  return places;
}
const herdsOf = (days: number) => ['1', '2', '3', '4'].map((tag) => after(days).herdOf(tag, Date.parse(day(days))));

it('rule W6: a tag is in the herd where it was read last, and goes with a transfer by name or of the whole herd', () => {
  expect(herdsOf(1)).toEqual(['h', undefined, undefined, undefined]);
  expect(herdsOf(2)).toEqual(['h', 'h', 'h', undefined]);
  expect(herdsOf(4)).toEqual(['h', 'h', 'k', 'k']);
  expect(herdsOf(5)).toEqual(['h', 'h', 'm', 'm']);
  expect(herdsOf(6)).toEqual(['h', 'h', 'm', undefined]);
});

it('rule W6: what is read at the instant of a transfer was read after it', () => {
  const transfers = [transfer('x', { at: day(3), from_herd_uuid: 'h', to_herd_uuid: 'm', tags: ['4'], head: 1 })];
  const places = new TagPlaces(tagKeysOf([], zoneOf(null)));
  for (const fact of tagFactsOf({ ...RECORDS, transfers })) places.take(fact);
  expect(places.herdOf('4', Date.parse(day(3)))).toBe('k');
});

it('rule T5: known are the tags of animals, and those that were read without one', () => {
  expect([...knownTagsOf(RECORDS, tagFactsOf(RECORDS))].sort()).toEqual(['1', '2', '3', '4', 'EID1']);
});

it('ANIMALS 6: tags are compared with those of a herd, by whichever tag of an animal', () => {
  const animals = after(2).animalsIn('h');
  expect(comparedTags([['EID1'], ['2'], ['9']], animals)).toEqual({
    there: 3,
    read: 2,
    missing: ['3'],
    unexpected: ['9'],
  });
});
