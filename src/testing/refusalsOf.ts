import { ValidationError, type AnySchema } from '@contract/text/yup';

/** The first sentence against each field at fault, as the server finds it; the whole value's stands under ''. */
export function refusalsOf(schema: AnySchema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(all.map(({ path = '', message }): [string, string] => [path, message]).reverse());
  }
}
