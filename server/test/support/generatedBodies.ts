import fc, { type Arbitrary } from 'fast-check';
import { partAt } from './describedCalls';

type Json = Readonly<Record<string, unknown>>;

/** What fits few fields. */
const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  'x'.repeat(101),
  0,
  -1,
  1.5,
  1e12,
  true,
  [],
  [null],
  {},
  '2026-02-31',
  '99-99',
];
const odd = fc.constantFrom(...ODD);

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom('maria@example.com', 'a.b+c@ranch.example.org'),
  date: fc.constantFrom('2026-02-28', '1900-01-01', '2200-12-31'),
  'date-time': fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function text({ format, pattern, minLength = 0, maxLength = 200 }: Json): Arbitrary<unknown> {
  if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format];
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'binary', minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 300) });
}

function numbered(schema: Json, isWhole: boolean): Arbitrary<unknown> {
  const min = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1000);
  const max = Number(schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000);
  const some = isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  const isOut = (value: number) => value === schema.exclusiveMinimum || value === schema.exclusiveMaximum;
  return fc.oneof(some, fc.constantFrom(min, max)).filter((value) => !isOut(value));
}

function object({ properties = {}, required = [] }: Json, isOdd: boolean): Arbitrary<unknown> {
  const fields = Object.entries(properties as Readonly<Record<string, Json>>).map(([name, schema]) => {
    // What a group says of itself may say it of another one, and so on.
    if (name === 'said') return [name, fc.constant(null)] as const;
    // Changes are judged later, one by one, so they are generated as they should be.
    return [name, valuesOf(schema, isOdd && name !== 'changes')] as const;
  });
  const whole = fc.record(Object.fromEntries(fields), isOdd ? { requiredKeys: required as string[] } : {});
  if (!isOdd) return whole;
  return fc.oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: whole.map((value) => ({ ...value, unheard_of: 1 })), weight: 1 },
    { arbitrary: whole.map((value) => Object.fromEntries(Object.entries(value).slice(1))), weight: 1 },
  );
}

function plain(schema: Json, isOdd: boolean): Arbitrary<unknown> {
  const { $ref, anyOf, allOf, type } = schema;
  if (typeof $ref === 'string')
    return valuesOf(partAt(['components', 'schemas', $ref.replace('calls#/$defs/', '')]) as Json, isOdd);
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Json[]).map((each) => valuesOf(each, isOdd)));
  if (Array.isArray(allOf)) return valuesOf((allOf as Json[])[0] ?? {}, isOdd);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(type)) return fc.oneof(fc.constant(null), valuesOf({ ...schema, type: type[0] as string }, isOdd));
  if (type === 'object') return object(schema, isOdd);
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 3 } = schema;
    return fc.array(valuesOf(items as Json, isOdd), {
      minLength: Number(minItems),
      maxLength: Math.min(Number(maxItems), 12),
    });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? text(schema) : numbered(schema, type === 'integer');
}

/** Values of a schema of the description; with `isOdd` a few of their parts are of another form. */
export function valuesOf(schema: Json, isOdd: boolean): Arbitrary<unknown> {
  const good = plain(schema, isOdd);
  return isOdd ? fc.oneof({ arbitrary: good, weight: 30 }, { arbitrary: odd, weight: 1 }) : good;
}
