import { defaultsOf } from '@contract/grazing/addedFields';
import { RECORD_KINDS } from '@contract/grazing/records';
import { sql, type RawBuilder } from 'kysely';

/**
 * The data of a record as it is read, null of a deleted one: fields that were added since it was written have their
 * defaults. What is stored stays as it is.
 *
 * @param kind the column of its kind
 * @param data the column of its data, jsonb
 */
export function dataAsRead(kind: RawBuilder<unknown>, data: RawBuilder<unknown>): RawBuilder<unknown> {
  const added = RECORD_KINDS.flatMap((each) => {
    const defaults = JSON.stringify(defaultsOf(each));
    return defaults === '{}' ? [] : [sql`when ${kind} = ${sql.lit(each)} then ${sql.lit(defaults)}::jsonb || ${data}`];
  });
  return added.length === 0 ? data : sql`case ${sql.join(added, sql` `)} else ${data} end`;
}
