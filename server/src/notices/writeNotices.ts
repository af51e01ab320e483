import { randomUUID } from 'node:crypto';
import { zoneOf } from '@domain/grazing/time';
import { NOTICES_A_DAY_MAX } from '@contract/http/limits';
import type { NoticeChoice } from '@contract/people/notices';
import type { Db } from '../db/Database';
import type { Notice } from './Notice';
import { buttonsInWords, toldInWords, type Told } from './noticeWords';
import { findReaders, insertMessages, type NewMessage, type Reader } from './pushMessagesTable';
import { endOfQuiet } from './quietHours';

/** Something that has happened on a ranch, or is due there. */
export interface Happening {
  /** Which of a person's choices it falls under. */
  choice: NoticeChoice;
  /** What it is, the same for each look at it: each device is told once. */
  thing: string;
  told: Told;
  /** The page that it is about, as a path of this site. */
  path: string;
  /** The form of the move, where it is about one that is due. */
  movePath?: string;
  isUrgent?: boolean;
  /** The only person who is told; everyone on the ranch where it is left out. */
  onlyTo?: string;
  /** Whose own doing it is: nobody is told of that. */
  by?: string | null;
}

const ofRanch = (path: string, ranchUuid: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}ranch=${ranchUuid}`;

function noticeFor({ language, ranch_name }: Reader, { told, path, movePath }: Happening, ranchUuid: string): Notice {
  const { open, moved } = buttonsInWords(language);
  return {
    language,
    title: toldInWords(language, told),
    body: ranch_name,
    url: ofRanch(path, ranchUuid),
    moved: movePath === undefined ? null : { open, title: moved, url: ofRanch(movePath, ranchUuid) },
  };
}

const isFor = (reader: Reader, { choice, onlyTo, by }: Happening): boolean =>
  reader[choice] && (onlyTo === undefined || onlyTo === reader.user_uuid) && by !== reader.user_uuid;

function quietOf({ quiet_from: from, quiet_until: until }: Reader) {
  return from === null || until === null ? null : { from, until };
}

/**
 * Writes what there is to tell everyone on a ranch who wants to be told, in the transaction of what causes it. Call `send` of
 * the sender once that has been committed. Answers whether there is anybody to tell.
 */
export async function writeNotices(
  trx: Db,
  { ranchUuid, now }: { ranchUuid: string; now: Date },
  happenings: readonly Happening[],
): Promise<boolean> {
  if (happenings.length === 0) return false;
  const choices = [...new Set(happenings.map(({ choice }) => choice))];
  const readers = await findReaders(trx, ranchUuid, choices);
  const messages = readers.flatMap((reader) => {
    const end = endOfQuiet(quietOf(reader), zoneOf(reader.time_zone), now.getTime());
    const { subscription_uuid, user_uuid } = reader;
    return (
      happenings
        .filter((happening) => isFor(reader, happening))
        // A device takes no more in a day.
        .slice(0, NOTICES_A_DAY_MAX)
        .map((happening): NewMessage => ({
          uuid: randomUUID(),
          subscription_uuid,
          ranch_uuid: ranchUuid,
          user_uuid,
          thing: happening.thing,
          notice: noticeFor(reader, happening, ranchUuid),
          is_urgent: happening.isUrgent === true,
          is_held: end !== undefined,
          due_at: end === undefined ? now : new Date(end),
        }))
    );
  });
  await insertMessages(trx, messages);
  return messages.length > 0;
}
