import { sql, type RawBuilder } from 'kysely';

/**
 * What an id must equal to be one of a list. The list is hidden from the planner, which would otherwise count its items
 * and, since few are cheaper than the number that it expects, plan the query again each time: that takes longer than to
 * run it.
 */
export const anyOf = (uuids: readonly string[]): RawBuilder<string> => sql`any((select ${[...uuids]}::uuid[])::uuid[])`;
