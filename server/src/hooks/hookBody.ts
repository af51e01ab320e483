import type { TakenDelivery } from './hookDeliveriesTable';

/** The body of a message: the same for every try, and in the log. */
export const hookBody = ({ event, happened_at, data }: Pick<TakenDelivery, 'event' | 'happened_at' | 'data'>): string =>
  JSON.stringify({ type: event, timestamp: happened_at.toISOString(), data });

/** `webhook-id`, by which a receiver knows a message that it has had. */
export const messageId = (messageUuid: string): string => `msg_${messageUuid}`;
