import { KEY_SCOPES } from '../keys/keyScopes';
import { errorBody } from './components/errorBody';
import { describeOperation } from './describeOperation';
import { describeHooks } from './describeHooks';
import { ANY_REFUSALS, refusalsOf } from './callRefusals';
import type { JsonSchema } from './jsonSchemaOf';
import { namedSchemas } from './named';
import type { Operation, Tag } from './Operation';
import { OPERATIONS } from './operations';

const TAGS: Readonly<Record<Tag, string>> = {
  'For other programs': 'Open to keys of a ranch, or to anyone. They change only by additions.',
  'The app’s own': 'What the pages of Grazewell use. They may change with the app.',
  'For operators': 'For who runs the server, and for admins.',
};

const INFO = {
  title: 'Grazewell',
  version: '1',
  summary: 'The record of a ranch: what grazed where, and what follows from it',
  description:
    'Fields and kinds are added, never renamed or used for something else: pass over those you don’t know. Texts are trimmed, and white space in lines is folded, before their lengths are counted, in code points. Times are ISO 8601 in UTC.',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Grazewell' },
  contact: { name: 'Who runs this server', url: '/help' },
};

/** Where the calls of each version are, as `/api/v1`. */
interface Mounts {
  readonly v1: string;
  readonly v3: string;
}

/** The codes that any call may be refused with at a status. */
function codesByStatus(): Map<number, Set<string>> {
  const byStatus = new Map<number, Set<string>>();
  for (const operation of OPERATIONS) {
    for (const [status, codes] of refusalsOf(operation)) {
      const known = byStatus.get(status) ?? new Set();
      byStatus.set(status, new Set([...known, ...codes]));
    }
  }
  return byStatus;
}

const refusal = (words: string, codes: readonly string[], more: JsonSchema = {}): JsonSchema => ({
  description: words,
  ...more,
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }], properties: { code: { enum: codes } } },
    },
  },
});

const RETRY = { headers: { 'retry-after': { description: 'Seconds until another try', schema: { type: 'integer' } } } };

function responses(): JsonSchema {
  const named = [...codesByStatus()].sort(([one], [other]) => one - other);
  const any = [...new Set(ANY_REFUSALS.map((each) => each.split(' ')[1] ?? ''))].sort();
  return Object.fromEntries([
    ...named.map(([status, codes]) => [
      String(status),
      refusal(`Refused with ${status}`, [...codes].sort(), [429, 409].includes(status) ? RETRY : {}),
    ]),
    ['any', refusal(`What any call may be refused with: ${ANY_REFUSALS.join(', ')}`, any, RETRY)],
  ]) as JsonSchema;
}

const SECURITY = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: `A key of a ranch, with one or more scopes: ${KEY_SCOPES.join(', ')}`,
  },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'The session of a signed-in person' },
  queryKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'A key of a ranch, for programs that send no headers',
  },
};

/** The path of a call as OpenAPI writes it: `/api/v1/ranch/{ranchUuid}`. */
export function pathOf({ call, mount }: Operation, mounts: Mounts): string {
  const [, path = ''] = call.split(' ');
  return `${mount === null ? '' : mounts[mount]}${path.replace(/:(\w+)/g, '{$1}')}`;
}

function pathsOf(mounts: Mounts): JsonSchema {
  const paths = new Map<string, JsonSchema>();
  for (const operation of OPERATIONS) {
    const path = pathOf(operation, mounts);
    const [method = ''] = operation.call.split(' ');
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: describeOperation(operation) });
  }
  return Object.fromEntries(paths);
}

/** All calls of the server as OpenAPI 3.1.1, made from the contract. */
export const describeCalls = (mounts: Mounts): JsonSchema => ({
  openapi: '3.1.1',
  info: INFO,
  servers: [{ url: '/' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: pathsOf(mounts),
  webhooks: describeHooks(),
  components: {
    schemas: { ...namedSchemas(), Error: errorBody },
    responses: responses(),
    securitySchemes: SECURITY,
  },
});
