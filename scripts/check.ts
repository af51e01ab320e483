import { spawnSync } from 'node:child_process';
import { ROOT } from './buildStamp';

/** Everything that must hold before a change lands, the quick things first. */
const STEPS = [
  ['format', 'prettier', '--check', '.'],
  ['lint', 'eslint', '.'],
  ['types', 'tsc', '--noEmit'],
  ['unused code', 'knip'],
  ['build', 'npm', 'run', 'build'],
  ['size budget', 'npm', 'run', 'size'],
  ['tests', 'jest'],
];

function run([name = '', ...command]: string[]): void {
  const startedAt = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...args] = command[0] === 'npm' ? command : ['npx', '--no-install', ...command];
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    process.stdout.write(`\nThe check fails at: ${name}\n`);
    process.exit(1);
  }
  process.stdout.write(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

STEPS.forEach(run);
