import { RECORD_KINDS, RECORD_SCHEMAS, rulesOf, type RecordKind } from '../../grazing/records';
import { jsonSchemaOf, type JsonSchema } from '../jsonSchemaOf';

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** "paddock_treatment" as "PaddockTreatment". */
const pascal = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** The fields of a kind, all of them left open: a change has some of them, and a newer server more. */
const fieldsName = (kind: RecordKind) => `${pascal(kind)}Fields`;
/** The fields of a kind that each record of it has. */
const dataName = (kind: RecordKind) => `${pascal(kind)}Data`;

/** A field that was added later may be missing from what was written before it. */
function withDefaults(kind: RecordKind, properties: JsonSchema): JsonSchema {
  const rules = rulesOf(kind);
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const { since, absent } = rules[field]?.spec.meta ?? {};
      return [field, since === undefined ? schema : { ...(schema as object), default: absent }];
    }),
  );
}

function ofKind(kind: RecordKind): [string, JsonSchema][] {
  const { properties, required, description } = jsonSchemaOf(RECORD_SCHEMAS[kind], { where: kind });
  const rules = rulesOf(kind);
  const always = (required as string[]).filter((field) => rules[field]?.spec.meta?.since === undefined);
  return [
    [fieldsName(kind), { type: 'object', properties: withDefaults(kind, properties as JsonSchema) }],
    [
      dataName(kind),
      {
        type: 'object',
        ...(description !== undefined && { description }),
        allOf: [refTo(fieldsName(kind))],
        required: always,
      },
    ],
  ];
}

/** What is recorded of each kind, and the fields of which a change has some. */
export const kindComponents = (): [string, JsonSchema][] => RECORD_KINDS.flatMap(ofKind);

const NULL = { type: 'null' };
const envelope = (kind: RecordKind, properties: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { kind: { const: kind }, uuid: { type: 'string', format: 'uuid' }, ...properties, data },
  required: ['kind', 'uuid', ...Object.keys(properties), 'data'],
});

const RECORD = {
  revision: { type: 'integer', minimum: 1 },
  changed_at: { type: 'string', format: 'date-time' },
  changed_by: { anyOf: [{ type: 'string', format: 'uuid' }, NULL] },
};
const BASE = {
  base: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'string', format: 'uuid' }, NULL] },
};

/** A record with its data, one schema a kind. */
const anyKind = (words: string, of: (kind: RecordKind) => JsonSchema): JsonSchema => ({
  description: words,
  anyOf: RECORD_KINDS.map(of),
});

/** What records are in answers, and in what is sent. */
export const recordComponents = (): [string, JsonSchema][] => [
  [
    'RanchRecord',
    anyKind('A record as the ranch has it; data is null for a deleted one', (kind) =>
      envelope(kind, RECORD, { anyOf: [refTo(dataName(kind)), NULL] }),
    ),
  ],
  ['RecordBefore', anyKind('A record as it was', (kind) => envelope(kind, {}, refTo(dataName(kind))))],
  [
    'Change',
    anyKind(
      'A new record (base null) has all fields, a change those that change. base is the revision it was made on, or the uuid of the group that wrote that. data null deletes it',
      (kind) => ({
        ...envelope(kind, BASE, {
          anyOf: [{ type: 'object', allOf: [refTo(fieldsName(kind))], unevaluatedProperties: false }, NULL],
        }),
        additionalProperties: false,
      }),
    ),
  ],
];
