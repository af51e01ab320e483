import { t } from '@domain/words';
import { INSTANT_JSON, isInstant } from '../grazing/dates';
import { isId } from '../grazing/recordFields';
import { KEYS_MAX, WEBHOOKS_MAX } from '../http/limits';
import { ifGiven, presentText, requiredText, typedPassword } from '../text/fields';
import { array, object, string, type InferType, type ObjectSchema } from '../text/yup';
import { KEY_KINDS, type KeyKind } from './keyKinds';
import { KEY_OTHERS, KEY_SCOPES, type KeyOthers, type KeyScope } from './keyScopes';

/** What a key is for: "Scale at the chute". What its keys wrote stays its own, whichever of them did. */
export interface KeySource {
  uuid: string;
  name: string;
}

/** What a key may do. */
interface Opens {
  scopes: KeyScope[];
  /** The kinds that it writes; none without the scope `write`. */
  kinds: KeyKind[];
  others: KeyOthers;
}

/** A key of a ranch, without the key itself. Times are ISO 8601 in UTC. */
export interface ApiKey extends Opens {
  uuid: string;
  source: KeySource;
  /** Its first characters, to recognize it; null for one from before they were kept. */
  prefix: string | null;
  /** The full name of the person who made it. */
  made_by: string;
  created_at: string;
  /** Null for one from before keys had an end. */
  expires_at: string | null;
  /** Since when it waits to be switched on again, after a restored backup; null while it is good. */
  off_since: string | null;
  /** To the hour; null for one that was never used. */
  last_used_at: string | null;
}

/** A key that was made just now, with the text that opens: it is told this once. */
export interface NewApiKey extends Pick<ApiKey, 'uuid' | 'source' | 'prefix' | 'expires_at'>, Opens {
  key: string;
}

const source = () => object({ uuid: string().required(), name: string().defined() });
const listOf = <Item extends string>(items: readonly Item[]) =>
  array()
    .of(
      string()
        .oneOf([...items])
        .defined(),
    )
    .defined();

const shown = {
  uuid: string().required(),
  source: source(),
  prefix: string().defined().nullable(),
  scopes: listOf(KEY_SCOPES),
  kinds: listOf(KEY_KINDS),
  others: string()
    .oneOf([...KEY_OTHERS])
    .defined(),
  expires_at: string().defined().nullable(),
};

const apiKeySchema: ObjectSchema<ApiKey> = object({
  ...shown,
  made_by: string().defined(),
  created_at: string().defined(),
  off_since: string().defined().nullable(),
  last_used_at: string().defined().nullable(),
});

export const apiKeysSchema = array().of(apiKeySchema).defined();

export const newApiKeySchema: ObjectSchema<NewApiKey> = object({ ...shown, key: string().required() });

const SCOPES_MESSAGE = t`Choose what the key opens`;
const KINDS_MESSAGE = t`Choose what the key may write`;
const CALENDAR_ALONE_MESSAGE = t`A key of the calendar opens nothing else: make two keys`;
export const END_MESSAGE = t`A key ends between 1 day and 2 years from now`;

const IDS_MESSAGE = t`Choose the keys and webhooks that are switched on again`;

const areDifferent = (items: readonly unknown[]) => new Set(items).size === items.length;

const scopes = () =>
  array()
    .of(
      string()
        .oneOf([...KEY_SCOPES], SCOPES_MESSAGE)
        .defined(SCOPES_MESSAGE),
    )
    .defined(SCOPES_MESSAGE)
    .nonNullable(SCOPES_MESSAGE)
    .typeError(SCOPES_MESSAGE)
    .min(1, SCOPES_MESSAGE)
    .test('different', SCOPES_MESSAGE, areDifferent)
    .test('alone', CALENDAR_ALONE_MESSAGE, (chosen) => !chosen.includes('calendar') || chosen.length === 1)
    .meta({ json: { type: 'array', items: { enum: KEY_SCOPES }, minItems: 1, uniqueItems: true } });

/** @param otherwise what is said of kinds without the scope that writes */
const kinds = (otherwise: (chosen: readonly unknown[]) => boolean) =>
  array()
    .of(
      string()
        .oneOf([...KEY_KINDS], KINDS_MESSAGE)
        .defined(KINDS_MESSAGE),
    )
    .optional()
    .nonNullable(KINDS_MESSAGE)
    .typeError(KINDS_MESSAGE)
    .test('different', KINDS_MESSAGE, (chosen = []) => areDifferent(chosen))
    .when('scopes', ([chosen], rule) =>
      Array.isArray(chosen) && chosen.includes('write')
        ? rule.test('some', KINDS_MESSAGE, (list = []) => list.length > 0)
        : rule.test('none', t`Only a key that writes has kinds`, (list = []) => otherwise(list)),
    )
    .meta({ json: { type: 'array', items: { enum: KEY_KINDS }, uniqueItems: true } });

/**
 * The body of `POST ranch/{ranchUuid}/key`, and the form behind it. `source` is the uuid of one that the ranch has, or the name
 * of a new one; `password` is the maker's own, for a key that writes.
 */
export const wantedKeySchema = object({
  source: requiredText(t`Name is required`, t`This name is longer than 100 characters`),
  scopes: scopes(),
  kinds: kinds((chosen) => chosen.length === 0),
  others: string()
    .oneOf([...KEY_OTHERS])
    .optional(),
  expires_at: string()
    .defined(END_MESSAGE)
    .nonNullable(END_MESSAGE)
    .typeError(END_MESSAGE)
    .test('instant', END_MESSAGE, (value) => isInstant(value))
    .meta({ json: INSTANT_JSON }),
  password: ifGiven(typedPassword()),
}).noUnknown();

export type WantedKey = InferType<typeof wantedKeySchema>;

/** The body of `POST ranch/{ranchUuid}/key/on`: the keys and webhooks, by their ids, that are good again after a restored backup. */
export const switchedOnSchema = object({
  uuids: array()
    .of(
      presentText(IDS_MESSAGE)
        .test('id', IDS_MESSAGE, isId)
        .meta({ json: { type: 'string', format: 'uuid' } }),
    )
    .defined(IDS_MESSAGE)
    .nonNullable(IDS_MESSAGE)
    .typeError(IDS_MESSAGE)
    .min(1, IDS_MESSAGE)
    .max(KEYS_MAX + WEBHOOKS_MAX, IDS_MESSAGE),
}).noUnknown();

/** After how many days a key that is made in the form ends. */
export const KEY_DAYS = ['90', '365', '730'] as const;

/** The form behind it: it asks for days. */
export const keyFormSchema = wantedKeySchema
  .omit(['expires_at', 'password'])
  .shape({
    // What was chosen stays chosen in the form, and is not sent.
    kinds: kinds(() => true),
    days: string()
      .oneOf([...KEY_DAYS])
      .defined(),
    password: string()
      .defined()
      .when('scopes', ([chosen], rule) => (Array.isArray(chosen) && chosen.includes('write') ? typedPassword() : rule)),
  })
  .noUnknown();

export type KeyForm = InferType<typeof keyFormSchema>;

/** The answer of `GET key/me`: what a key is, for the program that has it. */
export interface KeyMe extends Opens {
  uuid: string;
  source: KeySource;
  expires_at: string | null;
  ranch: { uuid: string; name: string; time_zone: string | null };
}
