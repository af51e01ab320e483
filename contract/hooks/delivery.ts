import { array, number, object, string, type ObjectSchema } from '../text/yup';
import { SENT_EVENTS, type SentEvent } from './hookEvents';

/** What becomes of a delivery. */
const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try failed: the pages have a sentence for each. */
const FAILURES = [
  // Nothing was sent
  'private_network',
  'own_host',
  'needs_https',
  'no_host',
  'no_connection',
  'connect_timeout',
  'certificate',
  'secret_lost',
  // No good answer
  'timeout',
  'broken',
  'not_http',
  'redirect',
  'status',
  'gone',
  // Given up
  'switched_off',
] as const;

export type Failure = (typeof FAILURES)[number];

/** What a webhook was sent, or will be. Times are ISO 8601 in UTC. */
export interface Delivery {
  uuid: string;
  /** `webhook-id`: the same for every try. */
  message_id: string;
  event: SentEvent;
  /** When it happened. */
  at: string;
  state: DeliveryState;
  tries: number;
  /** The last try; null before the first. */
  tried_at: string | null;
  /** The next one; null when there is none. */
  next_try_at: string | null;
  /** What the last try heard; null where it heard nothing. */
  status: number | null;
  failure: Failure | null;
  /** How long the last try took, in milliseconds. */
  ms: number | null;
  /** The body as it is sent. */
  body: string;
}

/** One page of deliveries, the newest first; `next_cursor` asks for the next and is null on the last. */
export interface DeliveriesPage {
  deliveries: Delivery[];
  next_cursor: string | null;
}

const deliverySchema: ObjectSchema<Delivery> = object({
  uuid: string().required(),
  message_id: string().required(),
  event: string()
    .oneOf([...SENT_EVENTS])
    .defined(),
  at: string().defined(),
  state: string()
    .oneOf([...DELIVERY_STATES])
    .defined(),
  tries: number().defined(),
  tried_at: string().defined().nullable(),
  next_try_at: string().defined().nullable(),
  status: number().defined().nullable(),
  failure: string()
    .oneOf([...FAILURES])
    .defined()
    .nullable(),
  ms: number().defined().nullable(),
  body: string().defined(),
});

export const deliveriesSchema: ObjectSchema<DeliveriesPage> = object({
  deliveries: array().of(deliverySchema).defined(),
  next_cursor: string().defined().nullable(),
});
