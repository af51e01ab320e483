import { types, type NodePath } from '@babel/core';
import type { Choice, WordNode } from './parsed';

type Expression = types.Expression;

/** What a message is made of in the code. */
export interface WordParts {
  values: ReadonlyMap<string, types.Node>;
  elements: ReadonlyMap<string, types.Node>;
  /** The name under which `chosen` is imported. */
  chosen: () => types.Identifier;
  /** The number of the plural around it, as a person reads it. */
  number?: types.Identifier;
}

/** The code that a name in a message is for; a message that has another name was refused before. */
function codeOf(parts: ReadonlyMap<string, types.Node>, name: string): Expression {
  const code = parts.get(name);
  if (!types.isExpression(code)) throw new Error(`"${name}" isn't a value`);
  return types.cloneNode(code);
}

const hasElement = (nodes: readonly WordNode[]): boolean =>
  nodes.some(
    (node) => node.type === 'element' || ('cases' in node && node.cases.some((each) => hasElement(each.nodes))),
  );

/** `chosen(head, (n) => ({ one: … n …, other: … n … }))` */
function plural(parts: WordParts, { name, cases }: Choice): Expression {
  const number = types.identifier('n');
  const forms = cases.map(({ key, nodes }) =>
    types.objectProperty(types.identifier(key), expression({ ...parts, number }, nodes)),
  );
  const formsWith = types.arrowFunctionExpression([number], types.objectExpression(forms));
  return types.callExpression(parts.chosen(), [codeOf(parts.values, name), formsWith]);
}

/** `kind === 'herd' ? … : …` */
function selection(parts: WordParts, { name, cases }: Choice): Expression {
  const isCase = (key: string) => types.binaryExpression('===', codeOf(parts.values, name), types.stringLiteral(key));
  const other = cases.find(({ key }) => key === 'other');
  const named = cases.filter((each) => each !== other);
  return named.reduceRight<Expression>(
    (rest, { key, nodes }) => types.conditionalExpression(isCase(key), expression(parts, nodes), rest),
    expression(parts, other?.nodes ?? []),
  );
}

function element(parts: WordParts, { name, nodes }: Extract<WordNode, { type: 'element' }>): Expression {
  const made = codeOf(parts.elements, name);
  if (!types.isJSXElement(made) || nodes.length === 0) return made;
  made.openingElement.selfClosing = false;
  made.closingElement = types.jsxClosingElement(types.cloneNode(made.openingElement.name));
  made.children = children(parts, nodes);
  return made;
}

function one(parts: WordParts, node: WordNode): Expression {
  switch (node.type) {
    case 'text':
      return types.stringLiteral(node.value);
    case 'number':
      return types.cloneNode(parts.number ?? types.stringLiteral('#'));
    case 'argument':
      return codeOf(parts.values, node.name);
    case 'plural':
      return plural(parts, node);
    case 'select':
      return selection(parts, node);
    case 'element':
      return element(parts, node);
  }
}

/** A message as what is in an element. */
export const children = (parts: WordParts, nodes: readonly WordNode[]) =>
  nodes.map((node) => {
    const code = one(parts, node);
    return types.isJSXElement(code) ? code : types.jsxExpressionContainer(code);
  });

export const fragment = (inside: ReturnType<typeof children>) =>
  types.jsxFragment(types.jsxOpeningFragment(), types.jsxClosingFragment(), inside);

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function template(parts: WordParts, nodes: readonly WordNode[]): Expression {
  const texts = [''];
  const codes: Expression[] = [];
  for (const node of nodes) {
    if (node.type === 'text') texts.push(`${texts.pop() ?? ''}${node.value}`);
    else {
      codes.push(one(parts, node));
      texts.push('');
    }
  }
  if (codes.length === 0) return types.stringLiteral(texts.join(''));
  const quasis = texts.map((cooked, at) =>
    types.templateElement({ raw: escaped(cooked), cooked }, at === texts.length - 1),
  );
  return types.templateLiteral(quasis, codes);
}

/** A message as one value: a string, or a fragment where an element is in it. */
export function expression(parts: WordParts, nodes: readonly WordNode[]): Expression {
  const [first, ...rest] = nodes;
  if (hasElement(nodes)) return fragment(children(parts, nodes));
  if (rest.length === 0 && first !== undefined && 'cases' in first) return one(parts, first);
  return template(parts, nodes);
}

/** Puts `import { chosen as … }` above the code. */
export function importChosen(program: NodePath<types.Program>, local: types.Identifier): void {
  const specifier = types.importSpecifier(local, types.identifier('chosen'));
  program.unshiftContainer('body', [
    types.importDeclaration([specifier], types.stringLiteral('@domain/language/plurals')),
  ]);
}
