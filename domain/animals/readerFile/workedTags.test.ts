import { guessDayOrder } from '../../formats/table/cellTime';
import { readGolden, testOfGolden } from '../../testing/goldenData';
import { readTag } from './readTag';

interface Example {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly inputs: { readonly text?: string; readonly cells?: readonly string[] };
  readonly expected: Readonly<Record<string, { readonly value: unknown }>>;
}

const all = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const ours = all.filter(({ rule }) => /^T\d/.test(rule));

/** What the rules make of a case, under the names that the cases have for it. */
const worked = ({ text = '', cells = [] }: Example['inputs']): Readonly<Record<string, unknown>> => ({
  ...readTag(text),
  order: guessDayOrder(cells),
});

describe('the worked examples of tags and days', () => {
  testOfGolden('are worked out', ours.length > 0);

  for (const { id, rule, topic, inputs, expected } of ours) {
    it(`rule ${rule}: ${id} ${topic}`, () => {
      for (const [name, { value }] of Object.entries(expected)) {
        expect({ [name]: worked(inputs)[name] }).toEqual({ [name]: value });
      }
    });
  }
});

it.each([
  ['T1', '982000123456789', '982000123456789', 'eid'],
  ['T1', '982 000123456789', '982000123456789', 'eid'],
  ['T1', 'LA 982 000001088420', '982000001088420', 'eid'],
  ['T1', 'LA 00000 0 982 000001088420', '982000001088420', 'eid'],
  ['T1', 'a 00000 0  982 000017383201', '982000017383201', 'eid'],
  ['T1', '999000000000001', '999000000000001', 'eid'],
  ['T1', '="982000123456789"', '982000123456789', 'eid'],
  ['T1', '9.82000123456789E+14', '982000123456789', 'eid'],
  ['T1', '982274877906943', '982274877906943', 'eid'],
  ['T1', '982274877906944', '982274877906944', 'other'],
  ['T1', '000000123456789', '000000123456789', 'other'],
  ['T2', '8000F58000109BA4', '982000001088420', 'eid'],
  ['T2', '8000f58000109ba4', '982000001088420', 'eid'],
  ['T3', '3DD.003BA20748', '989001000474440', 'eid'],
  ['T4', '3ABCD123XBC01234', '3ABCD123XBC01234', 'official'],
  ['T5', ' blue  17 ', 'BLUE 17', 'visual'],
  ['T5', '0000F58000109BA4', '0000F58000109BA4', 'visual'],
  ['T5', '12', '12', 'visual'],
  ['T5', `${'X'.repeat(40)}`, 'X'.repeat(40), 'visual'],
] as const)('rule %s: %s is %s, %s', (_rule, text, tag, type) => {
  expect(readTag(text)).toMatchObject({ tag, type });
});

it.each([
  '9.82E+14',
  '9,82E14',
  '9.82E+014',
  '9.82000123E+14',
  '982000000000000',
  '982 000000000000',
  '9E+14',
  'LA 982 000000000000',
  'A 00000 0 982 000000000000',
])('rule T6: %s is refused as rounded', (text) => {
  expect(readTag(text)).toEqual({ refused: 'rounded' });
});

it('rule T5: a tag of 41 characters is refused, and an empty cell has none', () => {
  expect(readTag('X'.repeat(41))).toEqual({ refused: 'too_long' });
  expect(readTag(' \u200b ')).toBeNull();
});

it('rule T1: a number that ISO 11784 does not have is told', () => {
  expect(readTag('982274877906944')).toMatchObject({ isOdd: true });
  expect(readTag('982274877906943')).toMatchObject({ isOdd: false });
});
