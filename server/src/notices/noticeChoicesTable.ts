import { FIRST_CHOICES, type NoticeChoices } from '@contract/people/notices';
import type { Db } from '../db/Database';

/** What a person has chosen; what is chosen at first where they never turned notices on. */
export async function findChoices(db: Db, userUuid: string): Promise<NoticeChoices> {
  const row = await db.selectFrom('notice_choices').selectAll().where('user_uuid', '=', userUuid).executeTakeFirst();
  if (row === undefined) return FIRST_CHOICES;
  const { moves, tasks, imports, quiet_from: from, quiet_until: until } = row;
  return { moves, tasks, imports, quiet: from === null || until === null ? null : { from, until } };
}

const columnsOf = ({ quiet, ...told }: NoticeChoices) => ({
  ...told,
  quiet_from: quiet?.from ?? null,
  quiet_until: quiet?.until ?? null,
});

export async function saveChoices(db: Db, userUuid: string, choices: NoticeChoices): Promise<void> {
  const columns = columnsOf(choices);
  await db
    .insertInto('notice_choices')
    .values({ user_uuid: userUuid, ...columns })
    .onConflict((conflict) => conflict.column('user_uuid').doUpdateSet(columns))
    .execute();
}

/** Chooses for a person who turns notices on for the first time. */
export async function chooseAtFirst(db: Db, userUuid: string): Promise<void> {
  await db
    .insertInto('notice_choices')
    .values({ user_uuid: userUuid, ...columnsOf(FIRST_CHOICES) })
    .onConflict((conflict) => conflict.column('user_uuid').doNothing())
    .execute();
}
