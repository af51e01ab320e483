import { RECORD_KINDS, RECORD_SCHEMAS } from '@contract/grazing/records';
import { pathOf } from '@contract/openapi/document';
import { jsonSchemaOf } from '@contract/openapi/jsonSchemaOf';
import { OPERATIONS } from '@contract/openapi/operations';
import type { AnySchema } from '@contract/text/yup';
import type { ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { checkAt, checkOf, MOUNTS, partAt } from '../support/describedCalls';
import { valuesOf } from '../support/generatedBodies';

jest.setTimeout(300_000);

interface Both {
  name: string;
  schema: Record<string, unknown>;
  rule: AnySchema;
  check: ValidateFunction;
}

const kinds = RECORD_KINDS.map((kind): Both => {
  const schema = jsonSchemaOf(RECORD_SCHEMAS[kind]);
  return { name: kind, schema, rule: RECORD_SCHEMAS[kind], check: checkOf(schema) };
});

const bodies = OPERATIONS.flatMap((operation): Both[] => {
  const { id, call, body } = operation;
  if (body === undefined || !('schema' in body)) return [];
  const [method = ''] = call.split(' ');
  const place = ['paths', pathOf(operation, MOUNTS), method.toLowerCase()];
  const whole = [...place, 'requestBody', 'content', 'application/json', 'schema'];
  return [
    { name: id, schema: partAt(whole) as Both['schema'], rule: body.schema as AnySchema, check: checkAt(...whole) },
  ];
});

it.each([...kinds, ...bodies])('what the contract takes as $name, its description takes', ({ schema, rule, check }) => {
  fc.assert(
    fc.property(valuesOf(schema, true), (value) => {
      const isTaken = rule.isValidSync(value, { strict: true });
      if (isTaken && !check(value)) throw new Error(`${JSON.stringify(value)}: ${JSON.stringify(check.errors)}`);
    }),
    { numRuns: 500 },
  );
});

it('some of what is generated is taken, and some refused', () => {
  const rain = kinds.find(({ name }) => name === 'rain');
  if (rain === undefined) throw new Error('There is no rain');
  const verdicts = fc
    .sample(valuesOf(rain.schema, true), 500)
    .map((value) => rain.rule.isValidSync(value, { strict: true }));
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});
