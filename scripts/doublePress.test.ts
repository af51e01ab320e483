import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_WALK } from '../e2e/support/presses/everyWalk';
import { NOT_PRESSED } from '../e2e/support/presses/notPressed';
import { writingControls } from '../e2e/support/presses/writingControls';
import { ROOT } from './buildStamp';

const SCENARIOS = Object.values(EVERY_WALK).flat();

function times(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

const written = times(writingControls(ROOT));
const pressed = times(SCENARIOS.flatMap(({ covers }) => covers));

test('D16: every place in the client that writes is pressed twice by a scenario, or says why it is not', () => {
  const missing = Object.entries(written).filter(
    ([name, many]) => (pressed[name] ?? 0) < many && !(name in NOT_PRESSED),
  );
  // A new control? Add a scenario to e2e/support/presses that presses it and names it in `covers`, as often as it writes.
  expect(missing).toEqual([]);
});

test('D16: no scenario names a place that is gone, and nothing is excused that is pressed', () => {
  expect(Object.keys({ ...pressed, ...NOT_PRESSED }).filter((name) => !(name in written))).toEqual([]);
  expect(Object.keys(NOT_PRESSED).filter((name) => (pressed[name] ?? 0) >= (written[name] ?? 0))).toEqual([]);
});

test('D16: a place that writes is found wherever it is in the source', () => {
  expect(written).toMatchObject({ 'MoveNow: changeRecorded': 1, 'TaskRow: useTaskActs': 1, 'LoginPage: submitted': 1 });
  expect(Object.keys(written).length).toBeGreaterThan(80);
});

/** A `<form>` that writes nothing. */
const WRITES_NOTHING = ['src/app/gallery/Stage.tsx'];

test('D16: every form sends what it holds through the one guard against a second press', () => {
  const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const drawn = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => `src/${path}`)
    .filter((path) => /<form\b|\bsubmitForm\b|\bhandleSubmit\b/.test(source(path).replace(/`<form>`/g, '')));
  const guarded = drawn.filter((path) => /\bsendOnce\(/.test(source(path)));
  // A form of its own? Draw it with `Form`, or send it through `useOnePress`.
  expect(drawn.filter((path) => !guarded.includes(path))).toEqual(WRITES_NOTHING);
  expect(guarded).toContain('src/areas/paddocks/forage/ForageSheet.tsx');
});
