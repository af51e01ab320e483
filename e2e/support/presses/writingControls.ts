import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** What changes the record or sends a call, by the name that it's called by: all ways to write go through one of these. */
const WRITES =
  /^(changeRecorded|undoRequested|mineChosen|theirsChosen|groupRetried|sampleAsked|submitted|\w+Submitted|use\w+Mutation|attemptBy)$/;

type Named = ts.FunctionDeclaration | ts.VariableDeclaration;

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';

/** The name of the outermost function that a piece of code is in, unless it is a saga's worker. */
function holderOf(node: ts.Node): string | undefined {
  let holder: Named | undefined;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.asteriskToken !== undefined) return undefined;
    if (
      ts.isFunctionDeclaration(at) ||
      (ts.isVariableDeclaration(at) && at.parent.parent.parent === at.getSourceFile())
    )
      holder = at;
  }
  return holder?.name === undefined ? undefined : holder.name.getText();
}

interface Call {
  file: string;
  holder: string;
  name: string;
}

function callsIn(path: string): Call[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const calls: Call[] = [];
  const look = (node: ts.Node): void => {
    const holder = ts.isCallExpression(node) ? holderOf(node) : undefined;
    if (holder !== undefined)
      calls.push({ file: basename(path).replace(/\.tsx?$/, ''), holder, name: calledName(node as ts.CallExpression) });
    ts.forEachChild(node, look);
  };
  look(source);
  return calls;
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

/**
 * Every place in the client where a component writes: as "Component: what it calls", as often as it does so. A hook or a
 * function that writes counts where a component calls it.
 */
export function writingControls(root: string): string[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^testing\/|\/gallery\//.test(path))
    .map((path) => join(root, 'src', path));
  const calls = paths.sort().flatMap(callsIn);
  const writers = new Set<string>();
  const writes = ({ name }: Call) => WRITES.test(name) || writers.has(name);
  for (let before = -1; before !== writers.size;) {
    before = writers.size;
    for (const call of calls) if (writes(call) && !isComponent(call.holder)) writers.add(call.holder);
  }
  // What a hook writes by itself counts too: one that offers several deeds is called once.
  const isControl = ({ holder, name }: Call) => isComponent(holder) || (/^use/.test(holder) && WRITES.test(name));
  return calls.filter((call) => isControl(call) && writes(call)).map(({ holder, name }) => `${holder}: ${name}`);
}
