import { t } from '@domain/words';
import { cursorText, ifGiven, requiredText } from '../text/fields';
import { array, boolean, number, object, string, type InferType, type ObjectSchema } from '../text/yup';
import { hookAddress } from './hookAddress';
import { HOOK_EVENTS, type HookEvent } from './hookEvents';

/**
 * Why a webhook is off: somebody switched it off; its address answered 410; nothing arrived for 5 days; or a backup was
 * restored.
 */
const OFF_REASONS = ['switched', 'gone', 'failed', 'restored'] as const;

export type OffReason = (typeof OFF_REASONS)[number];

/** A webhook of a ranch, without its secret. Times are ISO 8601 in UTC. */
export interface Webhook {
  uuid: string;
  name: string;
  address: string;
  events: HookEvent[];
  /** The full name of the person who made it; null once their account is gone. */
  made_by: string | null;
  created_at: string;
  /** Null while it is on. */
  off_since: string | null;
  off_reason: OffReason | null;
  /** The first try that failed since one succeeded; null where the last one succeeded. */
  failing_since: string | null;
  /** Until when the secret before this one signs too; null where it doesn't. */
  former_until: string | null;
}

/** A webhook that was made just now, with the secret that signs: it is told this once. */
export interface NewWebhook extends Webhook {
  secret: string;
}

const events = () =>
  array()
    .of(
      string()
        .oneOf([...HOOK_EVENTS])
        .defined(),
    )
    .defined();

const shown = {
  uuid: string().required(),
  name: string().defined(),
  address: string().defined(),
  events: events(),
  made_by: string().defined().nullable(),
  created_at: string().defined(),
  off_since: string().defined().nullable(),
  off_reason: string()
    .oneOf([...OFF_REASONS])
    .defined()
    .nullable(),
  failing_since: string().defined().nullable(),
  former_until: string().defined().nullable(),
};

export const webhookSchema: ObjectSchema<Webhook> = object(shown);
export const webhooksSchema = array().of(webhookSchema).defined();
export const newWebhookSchema: ObjectSchema<NewWebhook> = object({ ...shown, secret: string().required() });

/** The answer of `POST …/secret`: the new secret, told this once, and until when the one before it signs too. */
export const newHookSecretSchema = object({ secret: string().required(), former_until: string().required() });

export type NewHookSecret = InferType<typeof newHookSecretSchema>;

const EVENTS_MESSAGE = t`Choose what the address is told of`;

const wantedEvents = () =>
  array()
    .of(
      string()
        .oneOf([...HOOK_EVENTS], EVENTS_MESSAGE)
        .defined(EVENTS_MESSAGE),
    )
    .nonNullable(EVENTS_MESSAGE)
    .typeError(EVENTS_MESSAGE)
    .min(1, EVENTS_MESSAGE)
    .test('different', EVENTS_MESSAGE, (chosen) => chosen === undefined || new Set(chosen).size === chosen.length)
    .meta({ json: { type: 'array', items: { enum: HOOK_EVENTS }, minItems: 1, uniqueItems: true } });

const hookName = () => requiredText(t`Name is required`, t`This name is longer than 100 characters`);

/** The body of `POST ranch/{ranchUuid}/webhook`, and the form behind it. */
export const wantedWebhookSchema = object({
  name: hookName(),
  address: hookAddress(),
  events: wantedEvents().defined(EVENTS_MESSAGE),
}).noUnknown();

export type WantedWebhook = InferType<typeof wantedWebhookSchema>;

const ON_MESSAGE = t`A webhook is on or off`;

/** The body of `PATCH ranch/{ranchUuid}/webhook/{uuid}`: what is to be another, and whether it is on. */
export const changedWebhookSchema = object({
  name: ifGiven(hookName()),
  address: ifGiven(hookAddress()),
  events: wantedEvents().optional(),
  on: boolean().optional().nonNullable(ON_MESSAGE).typeError(ON_MESSAGE),
}).noUnknown();

export type ChangedWebhook = InferType<typeof changedWebhookSchema>;

/** What may be in the query of `GET …/delivery`. */
export const deliveriesQuerySchema = object({ cursor: cursorText() }).noUnknown();

/** How many deliveries one call sends again. */
export const SENT_AGAIN_MAX = 10_000;

/** The answer of `POST …/delivery/again`: how many are sent again, of at most `SENT_AGAIN_MAX`. */
export const sentAgainSchema = object({ deliveries: number().defined() });
