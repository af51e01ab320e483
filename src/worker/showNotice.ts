/** A notice as the server sends it (`server/src/notices/Notice.ts`): its words, and paths of this site. */
interface PushedNotice {
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly moved: { readonly open: string; readonly title: string; readonly url: string } | null;
  readonly tag: string;
}

/** Where the presses of a notice lead. */
export interface Leads {
  readonly url: string;
  readonly moved?: string;
}

/** Browsers take actions that the type of a notification's options doesn't know. */
interface Options extends NotificationOptions {
  actions?: { action: string; title: string }[];
  data: Leads;
}

const ICON = '/icons/icon-192.png';
/** The button of a notice that opens the form of the move. */
const MOVED = 'moved';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])/.test(value);
const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === 'string');

function isNotice(value: unknown): value is PushedNotice {
  if (!isObject(value) || !isPath(value.url)) return false;
  const { language, title, body, tag, moved } = value;
  const isMoved = isObject(moved) && isPath(moved.url) && areTexts([moved.open, moved.title]);
  return areTexts([language, title, body, tag]) && (moved === null || isMoved);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a message that came is shown as. A browser asks that each is shown, so one that can't be read is the product's name
 * and opens the first page.
 */
export function noticeOf(text: string): { title: string; options: Options } {
  const notice = parsed(text);
  if (!isNotice(notice)) return { title: 'Grazewell', options: { icon: ICON, data: { url: '/todo' } } };
  const { title, body, language: lang, tag, url, moved } = notice;
  const shown = { body, lang, tag, icon: ICON };
  if (moved === null) return { title, options: { ...shown, data: { url } } };
  const actions = [
    { action: 'open', title: moved.open },
    { action: MOVED, title: moved.title },
  ];
  return { title, options: { ...shown, actions, data: { url, moved: moved.url } } };
}

/** The page that a press opens. Pressed anywhere but on "Moved", a notice opens what it is about. */
export const pressedPath = ({ url, moved = url }: Leads, action: string): string => (action === MOVED ? moved : url);
