import { t } from '../../words';
import { FileRefused } from '../shapes/FileRefused';

const BROKEN = t`This workbook is damaged: a tag in it never ends`;
const TOO_MANY = t`This workbook has too much in it to be read. Save the sheets with your ranch as a workbook of their own`;

/** Most brackets of a file. A cell has four. */
const TAGS_MAX = 6_000_000;
/** Most characters from one bracket to the next: a cell holds up to 32,767, each of which may take six. */
const LENGTH_MAX = 400_000;

/** The beginning of an element, without its namespace. */
interface Tag {
  readonly name: string;
  /** What follows the name up to the next bracket. */
  readonly rest: string;
  /** It has nothing in it. */
  readonly isEmpty: boolean;
}

/** A name of an element with its prefix. */
const NAME = /^(?:[^\s<>"'/:=]{1,100}:)?([A-Za-z]+)(?=[\s/>])/;

/**
 * The elements of a file of XML that have one of some names, in order, wherever they are: also where a parser would find
 * none, in comments and texts, so that a parser finds no others.
 *
 * @throws FileRefused where it is too long to be parsed, or a tag with one of the names does not end
 */
export function* tagsOf(text: string, names: ReadonlySet<string>): Generator<Tag> {
  let count = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const following = text.indexOf('<', at + 1);
    const next = following === -1 ? text.length : following;
    count += 1;
    if (count > TAGS_MAX || next - at > LENGTH_MAX) throw new FileRefused(TOO_MANY);
    const [, name = ''] = NAME.exec(text.slice(at + 1, Math.min(next, at + 120))) ?? [];
    if (names.has(name)) {
      const rest = text.slice(at + 1, next);
      const close = rest.indexOf('>');
      const inside = rest.slice(0, close);
      // A bracket within quotation marks would end the tag elsewhere than it seems.
      if (close === -1 || /^[^"']*(?:"[^"]*"[^"']*|'[^']*'[^"']*)*$/.exec(inside) === null)
        throw new FileRefused(BROKEN);
      const isClosed = rest.slice(close + 1).trim() === '' && text.startsWith('</', next);
      yield { name, rest: inside, isEmpty: inside.endsWith('/') || isClosed };
    }
    at = following;
  }
}

/** What finds an attribute in a tag, with any prefix: to be made once for a name. */
export const attribute = (name: string): RegExp =>
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a pattern
  new RegExp(`(?<![\\w.-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');

/** What an attribute of a tag says, as often as it is there. */
export const valuesOf = (wanted: RegExp, { rest }: Pick<Tag, 'rest'>): string[] =>
  Array.from(rest.matchAll(wanted), ([, double, single]) => double ?? single ?? '');
