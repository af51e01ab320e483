import { spawn } from 'node:child_process';
import { ROOT } from './buildStamp';

/**
 * Everything that must hold before a change lands. The lanes of a stage run beside each other, each with its steps in a
 * row; the tests come last and have the machine to themselves.
 */
const STAGES = [
  [
    [
      ['format', 'prettier', '--check', '.'],
      ['lint', 'eslint', '.'],
    ],
    [
      ['types', 'npm', 'run', 'types'],
      ['unused code', 'knip'],
      ['code that only tests use', 'knip', '--production'],
      ['sentences', 'npm', 'run', 'words:check'],
      ['build', 'npm', 'run', 'build'],
      ['size budget', 'npm', 'run', 'size'],
      ['browsers', 'npm', 'run', 'browsers'],
    ],
  ],
  [[['tests', 'jest']]],
];

const isAlone = (lanes: string[][][]) => lanes.length === 1;

/** Runs one step; of one beside others everything it says is shown at once when it ends. */
async function run([name = '', ...command]: string[], alone: boolean): Promise<boolean> {
  const startedAt = performance.now();
  const [program = '', ...args] = command[0] === 'npm' ? command : ['npx', '--no-install', ...command];
  if (alone) process.stdout.write(`\n— ${name}\n`);
  const step = spawn(program, args, { cwd: ROOT, stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await new Promise<number | null>((resolve) =>
    step.on('close', resolve).on('error', () => resolve(null)),
  );
  if (!alone) process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
  process.stdout.write(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

/** The step at which a lane fails, or undefined. */
async function runLane(lane: string[][], alone: boolean): Promise<string | undefined> {
  for (const step of lane) if (!(await run(step, alone))) return step[0];
  return undefined;
}

async function main(): Promise<void> {
  for (const lanes of STAGES) {
    const ends = await Promise.all(lanes.map((lane) => runLane(lane, isAlone(lanes))));
    const failures = ends.filter((name) => name !== undefined);
    if (failures.length === 0) continue;
    process.stdout.write(`\nThe check fails at: ${failures.join(', ')}\n`);
    process.exit(1);
  }
}

void main();
