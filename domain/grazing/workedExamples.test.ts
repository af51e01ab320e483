import { readGolden, testOfGolden } from '../testing/goldenData';
import { WORKED } from '../testing/workedFigures';

interface Value {
  value: number;
}

interface Example {
  id: string;
  topic: string;
  inputs: Record<string, Value>;
  expected: Record<string, Value & { tolerance: number }>;
}

const ACRES_FOR_ANIMALS = 'acres for so many animals are no figure of the record';
const CAPACITY = 'carrying capacity is shown in animal units of the season';
const SUPPLY = 'forage is entered as it is usable; what it is worked out from is not';
const ANOTHER_UNIT = 'another definition of the animal unit, which GRAZING names as not ours';
const STRIPS = 'how large a strip is to be is no figure of the record';

/** Examples, or single results of one, that name no figure we show. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  W03: 'the size of a paddock is drawn or entered',
  W04: ACRES_FOR_ANIMALS,
  W05: ACRES_FOR_ANIMALS,
  W06: ACRES_FOR_ANIMALS,
  W07: ACRES_FOR_ANIMALS,
  W08: ACRES_FOR_ANIMALS,
  W09: ACRES_FOR_ANIMALS,
  W10: SUPPLY,
  W12: CAPACITY,
  W13: SUPPLY,
  'W14.animalDays': 'days of one animal; we show those of the herds that are there',
  'W14.acresPerDay': STRIPS,
  W15: CAPACITY,
  W16: STRIPS,
  'W17.offered': STRIPS,
  'W17.acresPerDay': STRIPS,
  W18: SUPPLY,
  W21: 'growth is not measured',
  W23: 'the weight of a pair is entered',
  'W30.asFed': 'demand is shown as dry matter alone',
  W35: CAPACITY,
  W36: CAPACITY,
  W38: SUPPLY,
  'W39.acresPerAu': ACRES_FOR_ANIMALS,
  'W40.capacity': CAPACITY,
  W41: 'a month of 30.4 days; ours has 30',
  W43: ANOTHER_UNIT,
  W44: ANOTHER_UNIT,
  W48: SUPPLY,
  'W49.usable': SUPPLY,
  'W49.acresPerAu': ACRES_FOR_ANIMALS,
  'W51.head': CAPACITY,
  W52: 'estimates by soil are not there yet',
};

const { cases } = readGolden<{ cases: Example[] }>('worked-examples.json') ?? { cases: [] };

const comparedOf = ({ id, expected }: Example): string[] =>
  Object.keys(expected).filter((name) => !(id in NOT_SHOWN) && !(`${id}.${name}` in NOT_SHOWN));

describe('D7 the worked examples that others have published', () => {
  testOfGolden('are compared', cases.length > 0);

  if (cases.length > 0) {
    it('are all worked out, or named with the reason why not', () => {
      const left = new Set([...Object.keys(WORKED), ...Object.keys(NOT_SHOWN)]);
      for (const { id, expected } of cases) {
        expect([id, id in WORKED || id in NOT_SHOWN]).toEqual([id, true]);
        left.delete(id);
        for (const name of Object.keys(expected)) left.delete(`${id}.${name}`);
      }
      expect([...left]).toEqual([]);
    });
  }

  for (const example of cases.filter((each) => comparedOf(each).length > 0)) {
    it(`${example.id}: ${example.topic}`, () => {
      const inputs = Object.fromEntries(Object.entries(example.inputs).map(([name, { value }]) => [name, value]));
      const ours = WORKED[example.id]?.(inputs) ?? {};
      for (const name of comparedOf(example)) {
        const { value = NaN, tolerance = 0 } = example.expected[name] ?? {};
        const figure = ours[name];
        const isNear = typeof figure === 'number' && Math.abs(figure - value) <= tolerance + 1e-9 * Math.abs(value);
        expect({ name, figure, isNear }).toEqual({ name, figure, isNear: true });
      }
    });
  }
});
