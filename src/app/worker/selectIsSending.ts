import type { WithRecords } from '@records/index';

/** Whether changes are on their way, and nobody knows yet what the server says of them. */
export const selectIsSending = ({ records }: WithRecords): boolean =>
  records?.outbox.some(({ state }) => state === 'sending') === true;
