import { array, boolean, lazy, mixed, number, object, string, type AnySchema } from '../text/yup';
import { jsonSchemaOf, type Rule } from './jsonSchemaOf';

type Row = [row: string, rule: Rule, schema: object];

const TAKEN: Row[] = [
  [
    'meta.json, as it is',
    string()
      .defined()
      .meta({ json: { const: 'a' } })
      .min(3),
    { const: 'a' },
  ],
  [
    'meta.json of what depends on the value',
    lazy(() => string()).meta({ json: { type: 'string' } }) as Rule,
    { type: 'string' },
  ],
  ['meta.json of anything', mixed().meta({ json: { type: 'object' } }), { type: 'object' }],
  [
    'meta.json that may be null',
    string()
      .nullable()
      .meta({ json: { const: 'a' } }),
    { anyOf: [{ const: 'a' }, { type: 'null' }] },
  ],
  ['a text', string(), { type: 'string' }],
  ['a number', number(), { type: 'number' }],
  ['a whole number', number().integer(), { type: 'integer' }],
  ['yes or no', boolean(), { type: 'boolean' }],
  ['a list', array(string().defined()), { type: 'array', items: { type: 'string' } }],
  ['what may be null', number().integer().nullable(), { type: ['integer', 'null'] }],
  ['one of some values', string().oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['one of them or null', string().oneOf(['a']).nullable(), { type: ['string', 'null'], enum: ['a', null] }],
  ['lengths of a text', string().min(2).max(5), { type: 'string', minLength: 2, maxLength: 5 }],
  ['one length of a text', string().length(4), { type: 'string', minLength: 4, maxLength: 4 }],
  ['a text that is not empty', string().required(), { type: 'string', minLength: 1 }],
  ['bounds of a number', number().min(0).max(23), { type: 'number', minimum: 0, maximum: 23 }],
  [
    'bounds that it does not reach',
    number().moreThan(0).lessThan(9),
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 },
  ],
  [
    'lengths of a list',
    array(number()).min(1).max(8),
    { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 8 },
  ],
  ['a pattern', string().matches(/^[\w-]{22}$/), { type: 'string', pattern: '^[\\w-]{22}$' }],
  [
    'a label and words',
    string().label('Name').meta({ note: 'Of the ranch' }),
    { type: 'string', title: 'Name', description: 'Of the ranch' },
  ],
];

it.each(TAKEN)('%s', (_row, rule, schema) => expect(jsonSchemaOf(rule)).toEqual(schema));

it('an object has its fields, and requires those that may not be left out', () => {
  const schema = jsonSchemaOf(object({ a: string().defined(), b: string(), c: number().nullable().defined() }));
  expect(schema).toEqual({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: ['number', 'null'] } },
    required: ['a', 'c'],
  });
});

it('an object that takes no other fields says so', () => {
  expect(jsonSchemaOf(object({ a: string() }).noUnknown())).toMatchObject({ additionalProperties: false });
  expect(jsonSchemaOf(object({}).noUnknown())).toEqual({ type: 'object', properties: {}, additionalProperties: false });
});

it('a rule over several fields is in the description, by its sentence', () => {
  const rule = object({ a: string() })
    .meta({ note: 'A day' })
    .test('after', 'The last day is before the first', () => true);
  expect(jsonSchemaOf(rule)).toMatchObject({ description: 'A day. The last day is before the first' });
});

it('a transform is passed over: the schema is of what is sent', () => {
  expect(jsonSchemaOf(string().transform(() => 1))).toEqual({ type: 'string' });
});

it('a schema that has a name is told by it, but where it is what is asked for', () => {
  const named = object({ a: string() });
  const nameOf = (rule: Rule) => (rule === named ? 'Named' : undefined);
  const $ref = '#/components/schemas/Named';
  expect(jsonSchemaOf(array(named), { nameOf })).toEqual({ type: 'array', items: { $ref } });
  expect(jsonSchemaOf(named, { nameOf })).toEqual({ type: 'object', properties: { a: { type: 'string' } } });
});

const REFUSED: [row: string, rule: Rule, says: string][] = [
  ['a test of ours', string().test('odd', 'It is even', () => true), 'the test "odd"'],
  ['a test of ours with a name of one of Yup', string().test('required', 'Needed', () => true), 'the test "required"'],
  ['a test without a name', string().test((): boolean => true), 'the test'],
  ['what depends on the value', lazy(() => string()) as Rule, 'depends on the value'],
  ['anything', mixed(), 'the type mixed'],
  ['a list of anything', array(), 'items of any kind'],
  ['an object of anything', object(), 'no fields'],
  ['a pattern with flags', string().matches(/a/i), 'a pattern with flags'],
  ['values that it must not be', string().notOneOf(['a']), 'must not be'],
  [
    'a condition',
    object({ a: string(), b: string().when('a', { is: 'x', then: (rule) => rule.required() }) }),
    'a condition',
  ],
  ['a rule over several fields without a sentence', object({ a: string() }).test((): boolean => true), 'the test'],
];

it.each(REFUSED)('throws for %s', (_row, rule, says) => {
  expect(() => jsonSchemaOf(rule)).toThrow(says);
});

it('says in which field of which schema it is', () => {
  const inner: AnySchema = object({ tags: array(object({ tag: mixed() })) });
  expect(() => jsonSchemaOf(inner, { where: 'animal' })).toThrow('animal.tags[].tag has the type mixed');
});
