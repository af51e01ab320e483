import { rulesInWords, typeInWords } from './schemaWords';

describe('what a value is, in words', () => {
  it.each([
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ anyOf: [{ $ref: '#/components/schemas/Said' }, { type: 'null' }] }, 'Said or null'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }, 'one of 2 or null'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
    [{ type: 'array' }, 'list'],
    [{ enum: ['own', 'all', null] }, '"own" or "all" or null'],
    [{ const: 1 }, '1'],
    [{ allOf: [{ $ref: '#/x/Error' }] }, 'Error'],
    [{ properties: {} }, 'object'],
    [{}, 'any'],
  ])('%j', (schema, words) => expect(typeInWords(schema)).toBe(words));
});

describe('its rules, in words', () => {
  it.each([
    [{ minLength: 1, maxLength: 100 }, ['1 to 100 characters']],
    [{ minLength: 64, maxLength: 64 }, ['64 characters']],
    [{ minLength: 1 }, ['at least 1 character']],
    [{ minimum: 0 }, ['at least 0']],
    [{ maxItems: 3, uniqueItems: true }, ['at most 3 items', 'all different']],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1.5 }, ['more than 0', 'less than 1.5']],
    [
      { pattern: '^a$', additionalProperties: false, default: null },
      ['fits ^a$', 'no other fields', 'null when left out'],
    ],
    [{}, []],
  ])('%j', (schema, words) => expect(rulesInWords(schema)).toEqual(words));
});
