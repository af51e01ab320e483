import type { Language } from '@domain/language/languages';

/** A notice as it waits: its words in the person's language, and where its presses lead, as paths of this site. */
export interface Notice {
  language: Language;
  title: string;
  /** The ranch's name; empty for what is of no ranch. */
  body: string;
  url: string;
  /** What its two buttons say, and the form of the move, where the notice tells of one. */
  moved: { open: string; title: string; url: string } | null;
}

/** What the worker of a browser is sent, as JSON (`src/worker/showNotice.ts` reads it). */
export interface PushPayload extends Notice {
  /** A notice that comes twice takes the place of itself. */
  tag: string;
}

/** Most characters of a title and a body: a message has 4 KiB at most (RFC 8030 §7.2), and phones show less. */
const TITLE_MAX = 160;
const BODY_MAX = 480;
const LINES_MAX = 5;

const cut = (text: string, most: number): string => {
  const points = [...text];
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : text;
};

/** One notice in place of several of a person: `title` says how many there are, and its lines are theirs. */
export function joined(notices: readonly Notice[], title: string): Notice | undefined {
  const [first] = notices;
  if (first === undefined || notices.length === 1) return first;
  const lines = notices.slice(0, LINES_MAX).map((notice) => notice.title);
  const body = notices.length > LINES_MAX ? [...lines, '…'] : lines;
  const isOneRanch = notices.every((notice) => notice.body === first.body);
  const ranch = isOneRanch ? new URL(first.url, 'http://here').searchParams.get('ranch') : null;
  const url = ranch === null ? '/todo' : `/todo?ranch=${ranch}`;
  return { language: first.language, title, body: body.join('\n'), url, moved: null };
}

/** What is sent, at a length that a message takes. */
export const payloadOf = ({ title, body, ...notice }: Notice, tag: string): PushPayload => ({
  ...notice,
  title: cut(title, TITLE_MAX),
  body: cut(body, BODY_MAX),
  tag,
});
