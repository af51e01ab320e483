import { withLanguage } from '@contract/http/links';
import type { Zone } from '@domain/grazing/time';
import { listedIn, type Language } from '@domain/language/languages';
import { plural } from '@domain/words';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords } from '../mail/Mail';
import type { DueMoveRow, NoticeReader } from './moveNoticesTable';

interface Content {
  reader: Pick<NoticeReader, 'email' | 'ranch_name' | 'language' | 'seal'>;
  due: readonly DueMoveRow[];
  zone: Zone;
  /** The day of the mail, as the zone counts them. */
  today: number;
  origSite: string;
}

interface Said {
  ranch: string;
  /** How many moves are due. */
  count: number;
  moves: string[];
  seal: NoticeReader['seal'];
  settings: string;
}

const WORDS: MailWords<Said> = {
  en: ({ ranch, count, moves, seal, settings }) => {
    const many = plural(count, { one: '# move is due', other: '# moves are due' });
    return {
      subject: `${ranch}: ${many}`,
      paragraphs: ['Good morning,', `On ${ranch} ${many}:`, ...moves],
      label: 'See what is due',
      foot: [
        `You asked for this email. It comes at 5 in the morning, and only when moves are due. Your account settings turn it off: ${settings}`,
        ...(seal === null ? [] : [`Seal of the record: line ${seal.n}, ${seal.line_sha256}, signed by ${seal.key}.`]),
      ],
    };
  },
  es: ({ ranch, count, moves, seal, settings }) => {
    const many = plural(count, { one: 'toca # cambio de potrero', other: 'tocan # cambios de potrero' });
    return {
      subject: `${ranch}: ${many}`,
      paragraphs: ['Buenos días:', `En ${ranch} ${many}:`, ...moves],
      label: 'Ver lo que toca',
      foot: [
        `Usted pidió este correo. Llega a las 5 de la mañana, y solo cuando toca algún cambio de potrero. Se desactiva en los ajustes de su cuenta: ${settings}`,
        ...(seal === null
          ? []
          : [`Sello del registro: línea ${seal.n}, ${seal.line_sha256}, firmada con ${seal.key}.`]),
      ],
    };
  },
};

/** "Cows to Creek: today", "Bulls: the planned days are over, 2 days late". */
interface MoveWords {
  late: (days: number) => string;
  to: (herd: string, places: string, late: string) => string;
  over: (herd: string, late: string) => string;
}

const MOVES: Readonly<Record<Language, MoveWords>> = {
  en: {
    late: (days) => (days <= 0 ? 'today' : plural(days, { one: 'since yesterday: # day late', other: '# days late' })),
    to: (herd, places, late) => `${herd} to ${places}: ${late}.`,
    over: (herd, late) => `${herd}: the planned days are over, ${late}.`,
  },
  es: {
    late: (days) =>
      days <= 0 ? 'hoy' : plural(days, { one: 'desde ayer, # día de atraso', other: '# días de atraso' }),
    to: (herd, places, late) => `${herd} a ${places}: ${late}.`,
    over: (herd, late) => `${herd}: se cumplieron los días planeados, ${late}.`,
  },
};

function moveInWords({ herd, paddocks, at }: DueMoveRow, { reader, zone, today }: Content): string {
  const words = MOVES[reader.language];
  const late = words.late(today - zone.dayOf(at.getTime()));
  if (paddocks.length === 0) return words.over(asText(herd), late);
  return words.to(asText(herd), listedIn(reader.language, paddocks.map(asText)), late);
}

/** The mail that says in the morning which moves of a ranch are due. */
export function composeMoveNotice(content: Content): MailContent {
  const { reader, due, origSite } = content;
  const { label, ...words } = WORDS[reader.language]({
    ranch: asText(reader.ranch_name),
    count: due.length,
    moves: due.map((move) => moveInWords(move, content)),
    seal: reader.seal,
    settings: `${origSite}/settings/account`,
  });
  const url = withLanguage(`${origSite}/todo`, reader.language);
  return { to: reader.email, language: reader.language, ...words, button: { label, url } };
}
