import type { Animal } from '../../grazing/records';
import { treatment } from '../../testing/animalRecords';
import { zoneOf } from '../../grazing/time';
import { durationDays, speciesOf, treatedClasses, treatedHead } from './treatedAnimals';

const ofClass = (animal: Animal, head: number) => ({
  ...{ animal, head, weightLb: null, weighedAt: 0, gainLbPerDay: 0, auPerHead: null, intakePercent: null },
});
const HERD = [ofClass('cows', 40), ofClass('ewes', 10)];
const given = (values: Parameters<typeof treatment>[1]) => treatment('t', values).data;

it.each([
  ['all of the herd', {}, 50],
  ['all of a class', { animal: 'cows' }, 40],
  ['its head', { animal: 'cows', head: 12 }, 12],
  ['its named animals', { tags: ['840', '841'] }, 2],
] as const)('the number treated is %s', (_who, values, number) => {
  expect(treatedHead(given(values), HERD)).toBe(number);
});

it('the number treated is unknown, and never 0, where nobody counted the herd', () => {
  expect(treatedHead(given({}), null)).toBeNull();
  expect(treatedHead(given({ head: 3 }), null)).toBe(3);
});

it('the species are those of the class, else of all classes of the herd, each once', () => {
  expect(speciesOf(treatedClasses(given({ animal: 'heifers' }), HERD))).toEqual(['cattle']);
  expect(speciesOf(treatedClasses(given({}), [...HERD, ofClass('bulls', 2)]))).toEqual(['cattle', 'sheep']);
  expect(speciesOf(treatedClasses(given({}), null))).toEqual([]);
});

it('the duration counts the first and the last day of the ranch’s zone', () => {
  const zone = zoneOf('America/Denver');
  const days = { at: '2026-06-02T03:00:00.000Z', last_at: '2026-06-03T18:00:00.000Z' };
  expect(durationDays(given(days), zone)).toBe(3);
  expect(durationDays(given({ ...days, last_at: null }), zone)).toBe(1);
});
