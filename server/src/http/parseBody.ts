import { ValidationError, type AnyObject, type ObjectSchema } from '@contract/text/yup';
import { ApiError } from './ApiError';
import { invalid } from './refusals';

const UNKNOWN_NAMED_MAX = 20;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(body: Record<string, unknown>, known: object): [string, string][] {
  return Object.keys(body)
    .filter((key) => !Object.hasOwn(known, key))
    .slice(0, UNKNOWN_NAMED_MAX)
    .map((key) => [key, 'We don’t know this field']);
}

/** The first sentence for each field at fault. */
function sentencesByField(error: ValidationError): [string, string][] {
  const sentences = new Map<string, string>();
  for (const { path = '', message } of error.inner) {
    if (path !== '' && !sentences.has(path)) sentences.set(path, message);
  }
  return [...sentences];
}

/**
 * Reads a body by a contract schema: types are taken strictly, texts come out trimmed and folded. Throws the 422 that
 * names every field at fault, unknown ones included, or 400 when there is no body.
 */
export async function parseBody<T extends AnyObject>(
  schema: ObjectSchema<T>,
  body: unknown,
): Promise<ObjectSchema<T>['__outputType']> {
  if (body === undefined) throw new ApiError(400, 'bad_json', 'A JSON body is needed here');
  if (!isRecord(body)) throw new ApiError(422, 'invalid', 'The body must be a JSON object');
  const unknown = unknownFields(body, schema.fields);
  try {
    await schema.validate(body, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalid(Object.fromEntries([...unknown, ...sentencesByField(error)]));
  }
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
  return schema.validate(body);
}
