import { describeCalls } from '@contract/openapi/document';
import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

export const MOUNTS = { v1: '/api/v1', v3: '/api/v3' };

/** The description of the calls, as a server at its usual mounts tells it. */
export const DESCRIBED = describeCalls(MOUNTS);

type Part = Readonly<Record<string, unknown>>;

// A description isn’t a schema: its named schemas are given to Ajv as one, and what refers to them refers there.
const asSchemas = JSON.parse(JSON.stringify(DESCRIBED).replaceAll('"#/components/schemas/', '"calls#/$defs/')) as {
  components: { schemas: Part };
};

const ajv = new Ajv2020({ strict: true, strictRequired: false });
addFormats(ajv);
ajv.addSchema({ $id: 'calls', $defs: asSchemas.components.schemas });

const checks = new Map<string, ValidateFunction>();

/** What is at a place of the description; undefined where there is nothing. */
export const partAt = (place: readonly string[]): unknown =>
  place.reduce<unknown>((part, name) => (part as Part | undefined)?.[name], asSchemas);

/** What checks a value against a schema that refers to nothing else. */
export const checkOf = (schema: object): ValidateFunction => ajv.compile(schema);

/** What checks a value against the schema that is at a place of the description. */
export function checkAt(...place: readonly string[]): ValidateFunction {
  const key = place.join(' ');
  const schema = partAt(place);
  if (schema === undefined) throw new Error(`There is no schema at ${key}`);
  const check = checks.get(key) ?? ajv.compile(schema as object);
  checks.set(key, check);
  return check;
}
