/** What of a JSON Schema (2020-12) the reference shows. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: unknown;
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export type Content = Readonly<Record<string, { schema?: Schema; example?: unknown }>>;

/** An answer; one with a reference is a refusal, and its description names the codes. */
export interface Answer {
  $ref?: string;
  description?: string;
  headers?: Readonly<Record<string, { description?: string }>>;
  content?: Content;
}

/** A call as the document has it, with its method and path; of an event, which the server sends, the name is its path. */
export interface Call {
  method: string;
  path: string;
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  isEvent?: boolean;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, Answer>>;
}

/** What of an OpenAPI 3.1 document the reference shows. */
export interface OpenApi {
  tags: readonly { name: string; description?: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Omit<Call, 'method' | 'path' | 'isEvent'>>>>>;
  webhooks?: OpenApi['paths'];
  components: { schemas: Readonly<Record<string, Schema>>; responses: Readonly<Record<string, Answer>> };
}

const listed = (paths: OpenApi['paths']): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  );

/** All calls of a document, in its order. */
export const callsOf = ({ paths }: OpenApi): Call[] => listed(paths);

/** What the server sends to the addresses of webhooks. */
export const eventsOf = ({ webhooks = {} }: OpenApi): Call[] =>
  listed(webhooks).map((event) => ({ ...event, isEvent: true }));

/** The last part of a reference, which is the name. */
export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
