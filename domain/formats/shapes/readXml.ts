import { DOMParser, type Document } from '@xmldom/xmldom';
import { t } from '../../words';
import { FileRefused } from './FileRefused';

/** Longest XML that is read, in characters. */
const CHARACTERS_MAX = 32 * 1024 * 1024;
/** Folders lie in folders, but nobody has a hundred of them around a shape. */
const DEPTH_MAX = 200;
/** Most brackets that open within a tag. A parser takes long over each of them, and no program writes them. */
const ODD_MAX = 1_000;

const TOO_LONG = t`This file has more than 32 MB of text. Save just your ranch as a separate file and try again`;
const TOO_DEEP = t`The parts of this file lie in each other too deeply to be read`;
const ENTITIES = t`This file defines entities, which maps do not need and which are not read here`;
const BROKEN = t`This file breaks off or is damaged: it cannot be read as XML`;

/** What is between pointed brackets and is no element: where it ends. */
const PASSED: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  // eslint-disable-next-line lingui/no-unlocalized-strings -- signs of XML
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

function endOfPassed(text: string, at: number): number | undefined {
  const passed = PASSED.find(([begin]) => text.startsWith(begin, at));
  if (passed === undefined) return undefined;
  const end = text.indexOf(passed[1], at + passed[0].length);
  return end === -1 ? text.length : end;
}

/** Where a tag ends: at the first bracket that isn't in a value. */
function endOfTag(text: string, at: number): number {
  let close = text.indexOf('>', at);
  for (let tries = 0; tries < 8 && close !== -1; tries += 1) {
    const tag = text.slice(at, close);
    if (tag.split('"').length % 2 === 1) return close;
    close = text.indexOf('>', close + 1);
  }
  return close;
}

/** Where the next bracket closes at or after a place, asked for places in order; Infinity where none does. */
function closes(text: string): (at: number) => number {
  let close = -1;
  return (at) => {
    if (close < at) close = text.indexOf('>', at);
    if (close === -1) close = Infinity;
    return close;
  };
}

/** Looks through the brackets once, before a parser builds anything of them. */
function checkBrackets(text: string): void {
  const closeAfter = closes(text);
  let [depth, odd] = [0, 0];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const end = endOfPassed(text, at);
    if (end !== undefined) {
      at = end;
      continue;
    }
    if (text.startsWith('<!', at)) continue;
    const next = text.indexOf('<', at + 1);
    if (next !== -1 && next < closeAfter(at)) {
      odd += 1;
      if (odd > ODD_MAX) throw new FileRefused(BROKEN);
      continue;
    }
    const close = endOfTag(text, at);
    if (close === -1) return;
    if (text[at + 1] === '/') depth -= 1;
    else if (text[close - 1] !== '/') depth += 1;
    at = close;
    if (depth > DEPTH_MAX) throw new FileRefused(TOO_DEEP);
  }
}

/** Namespaces for the prefixes of a text, since many programs write prefixes that they never declare. */
function prefixesOf(text: string): Record<string, string> {
  const found = new Set<string>();
  for (const [, prefix = ''] of text.matchAll(/[\s</]([A-Za-z_][\w.-]{0,30}):[A-Za-z_]/g)) found.add(prefix);
  found.delete('xml');
  found.delete('xmlns');
  return Object.fromEntries([...found].slice(0, 100).map((prefix) => [prefix, `urn:${prefix}`]));
}

/**
 * A text as a document of XML. Nothing is fetched, and no entity is defined.
 *
 * @throws FileRefused where it is too long, too deep, or no XML
 */
export function readXml(text: string): Document {
  if (text.length > CHARACTERS_MAX) throw new FileRefused(TOO_LONG);
  if (/<!ENTITY/i.test(text)) throw new FileRefused(ENTITIES);
  checkBrackets(text);
  // Some programs write each element with a prefix of its own.
  const plain = text.replace(/(<\/?)kml:/g, '$1').trimStart();
  try {
    return new DOMParser({ xmlns: prefixesOf(plain), onError: () => undefined }).parseFromString(plain, 'text/xml');
  } catch {
    throw new FileRefused(BROKEN);
  }
}
