import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../buildStamp';
import { sentencesOf } from './catalog';

/** What no page, print or file says of a record: EVIDENCE.md §1. In Spanish the glossary looks for the like. */
const NEVER = /tamper|\bcertified\b|\bcompliant\b|\bverified\b|\bguarantee/i;
const SPANISH = /inviolable|manipulación|\bconforme\b|\bcumple con\b|\bverificad|\bcomprobad|\bgarantizad/i;
/** The paper of a feed or a ranch that somebody else issued is the one that is called so. */
const PAPER = /\bcertificad(?!ora)/i;

/** Where texts of the record's files and of the page that checks a history are written. */
const FOLDERS = ['domain', 'verify', 'contract/grazing', 'server/src/grazing', 'server/src/chain'];

const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.ts', '.tsx', '.html'].includes(extname(name)) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The texts of a source: not its comments, and not the names in it. */
function textsOf(name: string, source: string): string[] {
  if (name.endsWith('.html')) return [source];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
  return texts;
}

describe('EVIDENCE 12.15: what is never said of a record', () => {
  it('is in no sentence, in either language', () => {
    const sentences = sentencesOf('es');
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(sentences.map(({ english }) => english).filter((text) => NEVER.test(text))).toEqual([]);
    expect(sentences.map(({ said }) => said).filter((text) => SPANISH.test(text))).toEqual([]);
  });

  it('is in Spanish said of the paper of a feed alone', () => {
    const said = sentencesOf('es').filter((each) => PAPER.test(each.said));
    expect(said.filter(({ english }) => !/certificate/i.test(english))).toEqual([]);
  });

  it('is in no text of the record’s files, nor of the page that checks a history', () => {
    const sources = FOLDERS.flatMap(sourcesIn);
    expect(sources).toContain(join('verify', 'page', 'verify.html'));
    const found = sources.flatMap((name) =>
      textsOf(name, readFileSync(join(ROOT, name), 'utf8'))
        .filter((text) => NEVER.test(text))
        .map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found in a text, and not in a comment or a name', () => {
    const source =
      "// tamper-proof\nconst verified = 1; const said = `a ${verified} certified record`; const so = 'guaranteed';";
    expect(textsOf('a.ts', source).filter((text) => NEVER.test(text))).toEqual([' certified record', 'guaranteed']);
  });
});
