import { checkText } from './checkText';

/** Numbers from 0 to below 1 that a seed throws again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const WORDS = [
  /^Line \d+ is missing: line \d+ follows line \d+\.$/,
  /^Line \d+ does not follow line \d+: something before it was changed or taken out\.$/,
  /^Line \d+ has been changed: its content does not give its hash\.$/,
  /^The records of line \d+ have been changed: they do not give the hash in the line\.$/,
  /^The words of line \d+ have been changed\.$/,
  /^Line \d+ cannot be read\.$/,
  /^The signature of the head of line \d+ is not by the key [0-9a-f]{16}\.$/,
];

/** A value in one form for all orders of keys and ways to write it; undefined where a text is not JSON. */
function meaning(text: string): unknown {
  try {
    const ordered = (_: string, value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value;
    return JSON.stringify(JSON.parse(text), ordered);
  } catch {
    return undefined;
  }
}

const NUMBER = /"n":(\d+)/;

/** The numbers that may be named: what was changed may be the number itself, or leave none that can be read. */
function mayBeNamed(before: string, after: string, lines: number): string[] {
  const [[, was = ''] = [], [, is = ''] = []] = [before, after].map((text) => NUMBER.exec(text) ?? []);
  return before.startsWith('{"head"') && !/"n":\d+,/.test(after) ? [was, String(lines)] : [was, is];
}

/**
 * Changes one byte at random places of a history, each time in another copy, and returns what was not told as it should:
 * a changed value with the number of its line and in the table's words, anything else not at all.
 *
 * @param text a whole history, in ASCII
 */
export async function untold(text: string, times: number, seed: number): Promise<unknown[]> {
  const throwDice = dice(seed);
  const firstEnd = text.indexOf('\n') + 1;
  const wrong: unknown[] = [];
  for (let tried = 0; tried < times;) {
    const at = firstEnd + Math.floor(throwDice() * (text.length - firstEnd));
    const sign = String.fromCharCode(32 + Math.floor(throwDice() * 95));
    if (text[at] === '\n' || text[at] === sign) continue;
    tried += 1;
    const changed = text.slice(0, at) + sign + text.slice(at + 1);
    const lineAt = text.lastIndexOf('\n', at - 1) + 1;
    const [before = '', after = ''] = [text, changed].map((all) => all.slice(lineAt, all.indexOf('\n', lineAt)));
    const isSame = meaning(before) === meaning(after);
    const { said, outcome } = await checkText(changed);
    const fault = said.find(({ kind }) => kind === 'fault')?.text;
    const numbers = mayBeNamed(before, after, text.split('\n').filter((line) => line.startsWith('{"line"')).length);
    const isNamed =
      fault !== undefined &&
      WORDS.some((words) => words.test(fault)) &&
      numbers.some((n) => new RegExp(`line ${n}\\b`, 'i').test(fault));
    if (isSame ? outcome !== 'whole' : outcome !== 'broken' || !isNamed) wrong.push({ numbers, before, after, said });
  }
  return wrong;
}
