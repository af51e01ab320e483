import type { Db } from '../../src/db/Database';

/** Tables that hold nothing that people have made: counters, which refused tries fill too, what passes, and constants. */
export const NOT_OF_PEOPLE = {
  counters: ['address_tries', 'failed_checks', 'limit_counts', 'api_key_days', 'api_key_addresses', 'api_key_places'],
  passing: [
    'idempotency_keys',
    'sessions',
    'outbox',
    'ranches_gone',
    'uploads',
    'push_messages',
    'notice_looks',
    'webhook_messages',
    'webhook_deliveries',
    'restore_mails',
  ],
  ofTheProduct: ['record_epoch', 'signing_keys'],
};

/** Every table of the product, as the database itself names them. */
export async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, isView }) => (isView ? [] : [name])).sort();
}
