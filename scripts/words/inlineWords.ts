import { types, type NodePath, type PluginObj } from '@babel/core';
import { children, expression, fragment, importChosen, type WordParts } from './built';
import { sentenceOf, type WordsOptions } from './sentenceOf';

/** What Lingui's plugin would have called, were its runtime here. */
const RUNTIME = /^@lingui\/(core|react)$/;

/** The fields of an object that is written in the code. */
function fieldsOf(object: types.Node | null | undefined): Map<string, types.Node> {
  if (!types.isObjectExpression(object)) return new Map();
  const fields = object.properties.filter((each) => types.isObjectProperty(each));
  return new Map(
    fields.map(({ key, value }) => [
      types.isIdentifier(key) ? key.name : String('value' in key ? key.value : ''),
      value,
    ]),
  );
}

const textOf = (node: types.Node | undefined) => (types.isStringLiteral(node) ? node.value : '');

/** The sentences of one file. */
class Sentences {
  private local: types.Identifier | undefined;

  constructor(
    private readonly program: NodePath<types.Program>,
    private readonly options: WordsOptions,
  ) {}

  private readonly chosen = (): types.Identifier =>
    types.cloneNode((this.local ??= this.program.scope.generateUidIdentifier('chosen')));

  /** What a call of Lingui's says in the language of the build, and what it is made of. */
  read(path: NodePath, call: types.Node | undefined) {
    const fields = fieldsOf(call);
    const message = { id: textOf(fields.get('id')), message: textOf(fields.get('message')) };
    const values = fieldsOf(fields.get('values'));
    const parts: WordParts = { values, elements: fieldsOf(fields.get('components')), chosen: this.chosen };
    try {
      return { parts, nodes: sentenceOf(message, this.options) };
    } catch (error) {
      throw path.buildCodeFrameError(error instanceof Error ? error.message : String(error));
    }
  }

  end(): void {
    if (this.local !== undefined) importChosen(this.program, this.local);
    this.program.scope.crawl();
  }
}

function putWords(program: NodePath<types.Program>, options: WordsOptions): void {
  const imports = program
    .get('body')
    .filter((each) => each.isImportDeclaration())
    .filter(({ node }) => RUNTIME.test(node.source.value));
  if (imports.length === 0) return;
  const names = new Set(imports.flatMap(({ node }) => node.specifiers.map(({ local }) => local.name)));
  const sentences = new Sentences(program, options);
  // From the inside out: a sentence may be a value of another one.
  program.traverse({
    CallExpression: {
      exit(path) {
        const { callee, arguments: given } = path.node;
        if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.object)) return;
        if (!names.has(callee.object.name)) return;
        const { parts, nodes } = sentences.read(path, given[0]);
        path.replaceWith(expression(parts, nodes));
      },
    },
    JSXElement: {
      exit(path) {
        const { name, attributes } = path.node.openingElement;
        const [call] = attributes;
        if (!types.isJSXIdentifier(name) || !names.has(name.name) || !types.isJSXSpreadAttribute(call)) return;
        const { parts, nodes } = sentences.read(path, call.argument);
        const inside = children(parts, nodes);
        // Babel can't put several nodes in the place of one in a fragment.
        if (path.parentPath.isJSXElement()) path.replaceWithMultiple(inside);
        else path.replaceWith(fragment(inside));
      },
    },
  });
  for (const each of imports) each.remove();
  sentences.end();
}

/**
 * A Babel plugin that puts the sentences of one language in place of the calls that Lingui's macro plugin has made of
 * `t`, `plural`, `select` and `Trans`, so that a page looks nothing up. It runs after that one. The build fails, with
 * file and line, where a sentence is missing or doesn't fit its English.
 */
export const inlineWords = (_babel: unknown, options: WordsOptions): PluginObj => ({
  name: 'inline-words',
  visitor: { Program: (program) => putWords(program, options) },
});
