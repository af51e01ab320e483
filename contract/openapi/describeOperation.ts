import { RIGHTS, rolesThatMay, type Right } from '../ranches/rights';
import { jsonSchemaOf, type JsonSchema, type Rule } from './jsonSchemaOf';
import { nameOf } from './named';
import { refusalsOf } from './callRefusals';
import type { Answer, Operation, Parameters, Who } from './Operation';

const JSON_TYPE = 'application/json';

/** A schema where it is used: by its name where it has one. */
function schemaIn(rule: Rule, where: string): JsonSchema {
  const name = nameOf(rule);
  return name === undefined ? jsonSchemaOf(rule, { nameOf, where }) : { $ref: `#/components/schemas/${name}` };
}

const bodyless = (type: string): JsonSchema =>
  type.startsWith('text/') || type.endsWith('json') || type.endsWith('xml')
    ? { schema: type === JSON_TYPE ? {} : { type: 'string' } }
    : {};

function contentOf({ schema, types = [] }: Answer, where: string): JsonSchema {
  if (schema !== undefined) return { [JSON_TYPE]: { schema: schemaIn(schema, where) } };
  return Object.fromEntries(types.map((type) => [type, bodyless(type)]));
}

function describeAnswer(answer: Answer, where: string): JsonSchema {
  const content = contentOf(answer, where);
  const headers = Object.entries(answer.headers ?? {}).map(([name, words]) => [
    name,
    { description: words, schema: { type: 'string' } },
  ]);
  return {
    description: answer.words,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) as JsonSchema }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

const describeParameters = (parameters: Parameters, place: 'query' | 'header'): JsonSchema[] =>
  Object.entries(parameters).map(([name, { schema, words, required }]) => ({
    name,
    in: place,
    description: words,
    ...(required && { required }),
    schema,
  }));

/** What the parameters of paths are; each path has its own by name. */
function pathParameters(call: string): JsonSchema[] {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(/uuid$/i.test(name) && { format: 'uuid' }) },
  }));
}

const HEARD: Readonly<Record<Exclude<Who, Right>, string>> = {
  everyone: 'Anyone',
  person: 'Any signed-in person',
  admin: 'Admins',
  key: 'Any key of the ranch',
  operator: 'Who has the token of the operator',
};

const isRight = (who: Who): who is Right => Object.hasOwn(RIGHTS, who);

/** Who is heard, in words: what no scheme of security says. */
function heardInWords({ who, byKey, isOwn }: Operation): string {
  const people = isRight(who) ? `Of the ranch: ${rolesThatMay(who).join(', ')}` : HEARD[who];
  const scope = byKey?.scope === 'file' ? 'of the scope of the file' : `of the scope ${byKey?.scope}`;
  const keys = byKey === undefined || byKey.scope === 'any' ? '' : `; keys ${scope}`;
  return `${people}${keys}${isOwn === true ? '. Not an admin who acts for a person' : ''}.`;
}

function securityOf({ who, byKey }: Operation): JsonSchema[] {
  if (who === 'everyone') return [];
  if (who === 'operator') return [{ key: [] }];
  const scopes = byKey === undefined || ['any', 'file'].includes(byKey.scope) ? [] : [byKey.scope];
  return [
    ...(who === 'key' ? [] : [{ session: [] }]),
    ...(byKey === undefined ? [] : [{ key: scopes }]),
    ...(byKey?.inQuery === true ? [{ queryKey: scopes }] : []),
  ];
}

function requestBodyOf({ body }: Operation, where: string): JsonSchema | undefined {
  if (body === undefined) return undefined;
  if ('type' in body) return { required: true, content: { [body.type]: {} } };
  const { schema, example } = body;
  return { required: true, content: { [JSON_TYPE]: { schema: schemaIn(schema, where), example } } };
}

/** A refusal is told once a status; which codes the call has there is in its place. */
const describeRefusals = (operation: Operation): [string, JsonSchema][] =>
  [...refusalsOf(operation)].map(([status, codes]) => [
    String(status),
    { $ref: `#/components/responses/${status}`, description: codes.join(', ') },
  ]);

/** An operation as OpenAPI has it. */
export function describeOperation(operation: Operation): JsonSchema {
  const { call, id, tag, summary, words, query = {}, headers = {}, answers } = operation;
  const parameters = [
    ...pathParameters(call),
    ...describeParameters(query, 'query'),
    ...describeParameters(headers, 'header'),
  ];
  const requestBody = requestBodyOf(operation, id);
  const good = Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer, id)] as const);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [words, heardInWords(operation)].filter((each) => each !== undefined).join(' '),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: {
      ...Object.fromEntries([...good, ...describeRefusals(operation)]),
      default: { $ref: '#/components/responses/any' },
    },
  };
}
