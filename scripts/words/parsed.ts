import { parse, type Token } from '@messageformat/parser';

/** A part of a message: text, a value, the number of the plural around it, a choice, or an element with what is in it. */
export type WordNode =
  | { type: 'text'; value: string }
  | { type: 'argument'; name: string }
  | { type: 'number' }
  | Choice
  | { type: 'element'; name: string; nodes: WordNode[] };

/** A plural or a selection by the value of that name. */
export interface Choice {
  type: 'plural' | 'select';
  name: string;
  cases: { key: string; nodes: WordNode[] }[];
}

const TAG = /<(\/?)(\d+)(\/?)>/;
/** A text that is split by tags: the text, then slash, name and slash of the tag behind it, and so on. */
const PARTS = 4;

/** The plural categories of a language: "one" and "other" in English, "many" as well in Spanish. */
const categoriesOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

function nodeOf(token: Token, language: string): WordNode {
  if (token.type === 'octothorpe') return { type: 'number' };
  if (token.type === 'argument') return { type: 'argument', name: token.arg };
  if (token.type !== 'plural' && token.type !== 'select') throw new Error(`"${token.type}" isn't used here`);
  const cases = token.cases.map(({ key, tokens }) => ({ key, nodes: treeOf(tokens, language) }));
  return { type: token.type, name: token.arg, cases };
}

/** Puts what is between `<0>` and `</0>` into an element. A tag may open before a value and close after it. */
class Tree {
  private readonly open: { name: string; nodes: WordNode[] }[] = [];
  private top = { name: '', nodes: [] as WordNode[] };

  add(node: WordNode): void {
    this.top.nodes.push(node);
  }

  addText(text: string): void {
    const parts = text.split(TAG);
    for (let at = 0; at < parts.length; at += PARTS) {
      const [value = '', slash, name = '', isEmpty] = parts.slice(at, at + PARTS);
      if (value !== '') this.add({ type: 'text', value });
      if (name === '') return;
      if (slash === '/') this.close(name);
      else if (isEmpty === '/') this.add({ type: 'element', name, nodes: [] });
      else this.begin(name);
    }
  }

  private begin(name: string): void {
    this.open.push(this.top);
    this.top = { name, nodes: [] };
  }

  private close(name: string): void {
    const around = this.open.pop();
    if (around === undefined || this.top.name !== name) throw new Error(`</${name}> closes nothing`);
    around.nodes.push({ type: 'element', ...this.top });
    this.top = around;
  }

  end(): WordNode[] {
    if (this.open.length > 0) throw new Error(`<${this.top.name}> is never closed`);
    return this.top.nodes;
  }
}

function treeOf(tokens: readonly Token[], language: string): WordNode[] {
  const tree = new Tree();
  for (const token of tokens) {
    if (token.type === 'content') tree.addText(token.value);
    else tree.add(nodeOf(token, language));
  }
  return tree.end();
}

/** A message as a tree. Throws where it isn't ICU, leaves an element open, or has a form that its language doesn't have. */
export const parsed = (message: string, language: string): WordNode[] =>
  treeOf(parse(message, { cardinal: categoriesOf(language), strict: false }), language);

/** All that is in a message, from the outside in. */
export function* everyNode(nodes: readonly WordNode[]): Generator<WordNode> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'element') yield* everyNode(node.nodes);
    if ('cases' in node) for (const each of node.cases) yield* everyNode(each.nodes);
  }
}

function namesIn(nodes: readonly WordNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of everyNode(nodes)) {
    if (node.type === 'element') names.add(`<${node.name}>`);
    else if ('name' in node) names.add(`{${node.name}}`);
  }
  return names;
}

/** What one message has of values and elements and the other hasn't, in words; empty where they have the same. */
export function differences(english: readonly WordNode[], other: readonly WordNode[]): string[] {
  const [asked, said] = [namesIn(english), namesIn(other)];
  return [
    ...[...said].filter((name) => !asked.has(name)).map((name) => `has ${name}, which the English doesn't have`),
    ...[...asked].filter((name) => !said.has(name)).map((name) => `lacks ${name}`),
  ];
}
