import { mixed, number, object, string, type ObjectSchema } from '../text/yup';
import { KEY_KINDS, type KeyKind } from './keyKinds';

/** The answer of `PUT fact/{kind}/{external_id}`. */
export interface FactAnswer {
  kind: KeyKind;
  uuid: string;
  /** The ranch's revision that last wrote it. */
  revision: number;
  status: 'created' | 'changed' | 'unchanged';
}

/** A sender's own name for a fact: 1 to 100 of these characters, and no step of a path. */
const EXTERNAL_ID = /^[A-Za-z0-9._:-]{1,100}$/;

export const isExternalId = (text: string): boolean => EXTERNAL_ID.test(text) && text !== '.' && text !== '..';

/** The body of `PUT fact/{kind}/{external_id}`: the fields of the kind, as `GET schema` has them. */
export const factBodySchema = mixed(
  (value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value),
)
  .defined()
  .meta({ json: { type: 'object' } });

export const factAnswerSchema: ObjectSchema<FactAnswer> = object({
  kind: string()
    .oneOf([...KEY_KINDS])
    .defined(),
  uuid: string().required(),
  revision: number().defined(),
  status: string()
    .oneOf(['created', 'changed', 'unchanged'] as const)
    .defined(),
});
