import type { Zone } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import { plural } from '@domain/words';
import { asText } from '../mail/composeMail';
import type { MailContent } from '../mail/Mail';
import type { DueMoveRow, NoticeReader } from './moveNoticesTable';

interface Content {
  reader: Pick<NoticeReader, 'email' | 'ranch_name'>;
  due: readonly DueMoveRow[];
  zone: Zone;
  /** The day of the mail, as the zone counts them. */
  today: number;
  origSite: string;
}

const late = (days: number): string => {
  if (days <= 0) return 'today';
  return plural(days, { one: 'since yesterday: # day late', other: '# days late' });
};

/** "Cows to Creek: today", "Bulls: the planned days are over, 2 days late". */
function moveInWords({ herd, paddocks, at }: DueMoveRow, { zone, today }: Pick<Content, 'zone' | 'today'>): string {
  const when = late(today - zone.dayOf(at.getTime()));
  if (paddocks.length > 0) return `${asText(herd)} to ${listed(paddocks.map(asText))}: ${when}.`;
  return `${asText(herd)}: the planned days are over, ${when}.`;
}

/** The mail that says in the morning which moves of a ranch are due. */
export function composeMoveNotice({ reader, due, zone, today, origSite }: Content): MailContent {
  const ranch = asText(reader.ranch_name);
  const many = plural(due.length, { one: '# move is due', other: '# moves are due' });
  return {
    to: reader.email,
    subject: `${ranch}: ${many}`,
    paragraphs: ['Good morning,', `On ${ranch} ${many}:`, ...due.map((move) => moveInWords(move, { zone, today }))],
    button: { label: 'See what is due', url: `${origSite}/todo` },
    foot: [
      `You asked for this email. It comes at 5 in the morning, and only when moves are due. Your account settings turn it off: ${origSite}/settings/account`,
    ],
  };
}
