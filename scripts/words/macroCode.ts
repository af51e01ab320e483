import { everyNode, type Choice, type WordNode } from './parsed';

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
/** A value that no name was given to has a number. */
const valueOf = (name: string) => (/^\d/.test(name) ? `_${name}` : name);

const formsOf = ({ cases }: Choice, between: string) =>
  cases.map(({ key, nodes }) => `${key}${between}{${templateOf(nodes)}}`);

function templateOf(nodes: readonly WordNode[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return escaped(node.value);
    if (node.type === 'number') return '#';
    if (node.type === 'argument') return `\${${valueOf(node.name)}}`;
    if (node.type === 'element') throw new Error('An element is not part of a text');
    const forms = node.cases.map((each) => `${each.key}: ${templateOf(each.nodes)}`);
    return `\${${node.type}(${valueOf(node.name)}, { ${forms.join(', ')} })}`;
  });
  return `\`${parts.join('')}\``;
}

function jsxOf(node: WordNode): string {
  if (node.type === 'element') {
    const inside = node.nodes.map(jsxOf).join('');
    return inside === '' ? '<br />' : `<b>${inside}</b>`;
  }
  if (node.type === 'plural') return `<Plural value={${valueOf(node.name)}} ${formsOf(node, '=').join(' ')} />`;
  if (node.type === 'argument') return `{${valueOf(node.name)}}`;
  return `{${templateOf([node])}}`;
}

function sentenceOf(nodes: readonly WordNode[]): string {
  const hasElement = [...everyNode(nodes)].some(({ type }) => type === 'element');
  if (hasElement) return `<Trans>${nodes.map(jsxOf).join('')}</Trans>`;
  const [first, ...rest] = nodes;
  const isChoice = first !== undefined && 'cases' in first && rest.length === 0;
  // A choice alone isn't wrapped in a sentence.
  return isChoice ? templateOf(nodes).slice('`${'.length, -'}`'.length) : `t${templateOf(nodes)}`;
}

/** The names of a message's values. */
export const valuesIn = (nodes: readonly WordNode[]): string[] => [
  ...new Set([...everyNode(nodes)].flatMap((node) => ('name' in node && node.type !== 'element' ? [node.name] : []))),
];

/**
 * A message as somebody would write it in the code, as a function of its values: by `t` and `plural`, or by `<Trans>` and
 * `<Plural>` where an element is in it.
 */
export function macroCode(nodes: readonly WordNode[]): string {
  const values = valuesIn(nodes).map((name) => `${name}: ${valueOf(name)}`);
  return `({ ${values.join(', ')} }) => ${sentenceOf(nodes)}`;
}
