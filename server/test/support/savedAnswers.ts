import { Validator } from '@cfworker/json-schema';
import type { SavedAnswer } from './Recorder';

/** What a described answer must be like, as another validator than the server's tests read it. */
export function problemsOf({ method, path, status, type, body }: SavedAnswer, described: Described): string[] {
  const [asked = ''] = path.split('?');
  const template = Object.keys(described.paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  );
  const answers = described.paths[template ?? '']?.[method.toLowerCase()]?.responses ?? {};
  const answer = answers[status] ?? answers.default;
  const meant =
    answer?.$ref === undefined ? answer : described.components.responses[answer.$ref.split('/').at(-1) ?? ''];
  const [mime = ''] = type.split(';');
  const schema = meant?.content?.[mime]?.schema;
  if (schema === undefined) return [`${method} ${asked} ${status} ${mime} is not described`];
  const { components } = described;
  const { errors } = new Validator({ ...schema, components }, '2020-12', false).validate(JSON.parse(body));
  return errors.map(({ instanceLocation, error }) => `${method} ${asked} ${status} ${instanceLocation}: ${error}`);
}

interface DescribedAnswer {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}

export interface Described {
  paths: Record<string, Record<string, { responses: Record<string, DescribedAnswer> }>>;
  components: { schemas: object; responses: Record<string, DescribedAnswer> };
}
