import type { NoticeChoices, NoticeChoicesPatch } from '@contract/people/notices';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { lockUser } from '../sessions';
import { findChoices, saveChoices } from './noticeChoicesTable';
import { forgetLooksOf } from './noticeLooksTable';

const changed = (choices: NoticeChoices, { quiet, ...told }: NoticeChoicesPatch): NoticeChoices => {
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return { ...choices, ...given, ...(quiet !== undefined && { quiet }) };
};

/** Changes what a person is told of. What is due today is told of what was chosen just now, too. */
export async function changeNotices(db: Db, userUuid: string, patch: NoticeChoicesPatch): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Another change at once would read what this one is about to write.
    await lockUser(trx, userUuid);
    await saveChoices(trx, userUuid, changed(await findChoices(trx, userUuid), patch));
    await forgetLooksOf(trx, userUuid);
  });
}
