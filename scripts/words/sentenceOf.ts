import { readCatalog } from './catalog';
import { differences, everyNode, parsed, type WordNode } from './parsed';
import { pseudo } from './pseudo';

/** Whose words are put into the code. */
export interface WordsOptions {
  /** `en` is the code's own English, `pseudo` that with accents. */
  language: string;
  /** Where the catalogs are; `words/` without one. */
  folder?: string;
}

const catalogs = new Map<string, ReadonlyMap<string, string>>();

function catalogOf({ language, folder }: WordsOptions): ReadonlyMap<string, string> {
  const key = `${folder ?? ''}/${language}`;
  const catalog = catalogs.get(key) ?? readCatalog(language, folder);
  catalogs.set(key, catalog);
  return catalog;
}

function inPseudo(nodes: WordNode[]): WordNode[] {
  for (const node of everyNode(nodes)) if (node.type === 'text') node.value = pseudo(node.value);
  return nodes;
}

/**
 * The sentence that a build says for an English one, as a tree. Throws where its language has none, or one that has
 * other values or elements than the English.
 */
export function sentenceOf({ id, message }: { id: string; message: string }, options: WordsOptions): WordNode[] {
  const { language } = options;
  const english = parsed(message, 'en');
  if (language === 'en') return english;
  if (language === 'pseudo') return inPseudo(english);
  const translated = catalogOf(options).get(id);
  if (translated === undefined) throw new Error(`${language}.po lacks: ${message}`);
  const nodes = parsed(translated, language);
  const [wrong] = differences(english, nodes);
  if (wrong !== undefined) throw new Error(`A sentence of ${language}.po ${wrong}: ${translated}`);
  return nodes;
}
