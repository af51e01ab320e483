import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIBED } from '../support/describedCalls';
import { narrowed, promisesOf, type Promises } from '../support/promisesOf';

const FILE = join(__dirname, 'promised.json');
const changelog = readFileSync(join(__dirname, '../../../CHANGELOG.md'), 'utf8');

const now = promisesOf(DESCRIBED);
const isNamed = (promise: string): boolean => changelog.includes(`\`${promise}\``);
const read = () => JSON.parse(readFileSync(FILE, 'utf8')) as Promises;
const withAll = (before: Promises): Promises => ({
  kept: [...new Set([...before.kept.filter((each) => !isNamed(each)), ...now.kept])].sort(),
  required: now.required,
});

it('OPEN K9: what programs count on is there, unless CHANGELOG.md names it', () => {
  const before = read();
  expect(narrowed(before, now).filter((promise) => !isNamed(promise))).toEqual([]);
  // What is new is promised from now on.
  if (process.env.WRITE_OPENAPI === '1') writeFileSync(FILE, `${JSON.stringify(withAll(before), null, 1)}\n`);
  expect(read()).toEqual(withAll(before));
});

describe('what counts as narrower', () => {
  const described = (schema: object, body?: object) =>
    promisesOf({
      paths: {
        '/a': {
          get: {
            operationId: 'readA',
            tags: ['For other programs'],
            responses: { 200: { content: { 'application/json': { schema } } } },
            ...(body !== undefined && { requestBody: { content: { 'application/json': { schema: body } } } }),
          },
        },
      },
      components: { schemas: { Move: { type: 'object', properties: { at: { type: 'string' } } } } },
    });
  const answer = {
    type: 'object',
    properties: { at: { type: 'string' }, move: { $ref: '#/components/schemas/Move' } },
  };
  const body = {
    type: 'object',
    properties: { on: { type: 'string' }, kind: { enum: ['rain', 'mark'] } },
    required: ['on'],
  };
  const before = described(answer, body);

  it.each([
    [
      'a field that is gone',
      described({ type: 'object', properties: { at: { type: 'string' } } }, body),
      'readA 200 .move: Move',
    ],
    [
      'a field of another type',
      described({ ...answer, properties: { ...answer.properties, at: { type: ['string', 'null'] } } }, body),
      'readA 200 .at: string',
    ],
    [
      'a value that isn’t taken',
      described(answer, { ...body, properties: { ...body.properties, kind: { enum: ['rain'] } } }),
      'readA body .kind = mark',
    ],
    ['a field that is asked for', described(answer, { ...body, required: ['on', 'kind'] }), 'readA body .kind'],
  ])('%s', (_what, after, promise) => {
    expect(narrowed(before, after)).toContain(promise);
  });

  it('a call that is gone', () => {
    expect(narrowed(before, promisesOf({}))).toContain('readA is GET /a');
  });

  it('nothing that is added', () => {
    const more = { ...answer, properties: { ...answer.properties, more: { type: 'number' } } };
    const optional = { ...body, properties: { ...body.properties, note: { type: 'string' } } };
    expect(narrowed(before, described(more, optional))).toEqual([]);
  });
});
