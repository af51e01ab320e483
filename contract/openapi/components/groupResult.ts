import type { RefusalCode } from '../../grazing/changes';
import { array, number, object, string } from '../../text/yup';
import { errorBody } from './errorBody';
import { jsonSchemaOf, type JsonSchema } from '../jsonSchemaOf';
import { ref } from '../ref';

const REFUSED_WITH: Readonly<Record<RefusalCode, true>> = {
  invalid: true,
  changed_meanwhile: true,
  unknown_reference: true,
  in_use: true,
  overlap: true,
  forbidden: true,
  in_future: true,
  key_reused: true,
  ranch_full: true,
};

const applied = object({
  uuid: string().defined(),
  status: string()
    .oneOf(['applied'] as const)
    .defined(),
  revision: number().integer().defined().nullable(),
  as_sent: object({
    changed_at: string().defined(),
    changed_by: string().defined().nullable(),
    over: number().integer().defined(),
  }).default(undefined),
});

const refused = object({
  uuid: string().defined(),
  status: string()
    .oneOf(['refused'] as const)
    .defined(),
  change: number().integer().defined().nullable(),
  code: string().oneOf(Object.keys(REFUSED_WITH)).defined(),
  records: array(ref('RanchRecord')),
});

/** What became of a group: it was applied whole, or refused whole. A refusal says why as the body of an error does. */
export function groupResult(): JsonSchema {
  const { properties, ...why } = jsonSchemaOf(refused);
  const { details, reason, values, reasons } = errorBody.properties as JsonSchema;
  const refusal = { ...why, properties: { ...(properties as object), details, reason, values, reasons } };
  return {
    description:
      'as_sent is there where the records are as they were sent. records are those that changed meanwhile, as they are now',
    anyOf: [jsonSchemaOf(applied), refusal],
  };
}
