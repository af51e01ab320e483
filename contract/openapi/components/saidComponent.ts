import { OF_ANOTHER, SAYINGS } from '../../grazing/said';
import type { ObjectSchema } from '../../text/yup';
import { jsonSchemaOf, type JsonSchema } from '../jsonSchemaOf';

function saying([what, rule]: [string, ObjectSchema<object>], more: JsonSchema = {}): JsonSchema {
  const { properties, required = [] } = jsonSchemaOf(rule.noUnknown(), { where: what });
  return {
    type: 'object',
    properties: { what: { const: what }, ...(properties as object), ...more },
    required: ['what', ...(required as string[]), ...Object.keys(more)],
  };
}

/** What a group says of itself, by what it did; or of another one that it takes back, does again or is a part of. */
export const saidComponent = (): JsonSchema => {
  const of = { $ref: '#/components/schemas/Said' };
  return {
    description: 'What a group did, as data',
    anyOf: [
      ...Object.entries(SAYINGS).map((each) => saying(each)),
      ...Object.entries(OF_ANOTHER).map((each) => saying(each, { of })),
    ],
  };
};
