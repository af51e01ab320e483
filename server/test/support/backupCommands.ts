import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { compiledProgram } from './compiledPrograms';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Command {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/**
 * `npm run backup` or `npm run restore` as a process, with what is typed after it.
 *
 * @param place the data folder, or all variables
 */
export function begin(name: 'backup' | 'restore', place: string | NodeJS.ProcessEnv, ...args: string[]): Command {
  const env = typeof place === 'string' ? { DATA_DIR: place } : place;
  const child = spawn(process.execPath, [compiledProgram(name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { child, ended: said.then(([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr })) };
}

export function run(name: 'backup' | 'restore', place: string | NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  return begin(name, place, ...args).ended;
}

/** What went well says nothing on stderr. */
export const WELL = { code: 0, stderr: '' };

/** What a command that fails says: one sentence, and no stack. */
export const failing = (sentence: RegExp) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^(No backup was made|Nothing was restored): ${sentence.source}\n$`)),
});
