import { randomUUID } from 'node:crypto';
import type { HookData } from '@contract/hooks/hookBodies';
import type { HookEvent } from '@contract/hooks/hookEvents';
import type { Db } from '../db/Database';
import { insertHookMessages, type NewMessage } from './hookMessagesTable';
import { JOINED_MS } from './joinedMs';

/** What happened, as webhooks are told of it. */
export type HookHappening = { [Event in HookEvent]: { event: Event; data: HookData[Event] } }[HookEvent];

/**
 * Writes messages for the webhooks of a ranch, in the transaction of what they tell of. Call it while the ranch is locked:
 * changes within 10 s are one message.
 *
 * @param wanted the events that the ranch's webhooks ask for (`hookedEvents`)
 */
export async function writeHookMessages(
  trx: Db,
  { ranchUuid, now }: { ranchUuid: string; now: Date },
  wanted: readonly string[],
  happenings: readonly HookHappening[],
): Promise<void> {
  const messages = happenings
    .filter(({ event }) => wanted.includes(event))
    .map(({ event, data }): NewMessage => {
      const dueAt = event === 'record.changed' ? now.getTime() + JOINED_MS : now.getTime();
      return { uuid: randomUUID(), webhook_uuid: null, event, data, due_at: new Date(dueAt) };
    });
  if (messages.length > 0) await insertHookMessages(trx, { ranchUuid, now }, messages);
}
