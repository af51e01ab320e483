import type { HookEvent, SentEvent } from '@contract/hooks/hookEvents';
import { t } from '@domain/words';

/** What a webhook can ask for, in words. */
export const EVENTS: readonly { value: HookEvent; label: string; hint: string }[] = [
  { value: 'herd.moved', label: t`Moves`, hint: t`A move was recorded, changed or deleted.` },
  {
    value: 'record.changed',
    label: t`Any change`,
    hint: t`Something in the record changed, at most once in 10 seconds.`,
  },
  { value: 'key.ending', label: t`Ends of keys`, hint: t`A key ends in 14 days.` },
];

/** What an event is called. */
export const eventInWords = (event: SentEvent): string => EVENTS.find(({ value }) => value === event)?.label ?? t`Test`;
