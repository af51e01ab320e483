import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const EXAMPLES = join(ROOT, 'docs/examples');

/** The line of an example that says how it is run: settings first, then the command. */
const PRINTED = /^\W*(?:[A-Z]+=\S+ )+((?:sh|python3|npx tsx) .+)$/m;

/** What an example printed, and how it ended. */
export interface Printed {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** An example that runs. */
export interface RunningExample {
  child: ChildProcess;
  stdout: () => string;
  ended: Promise<Printed>;
}

/** A copy of the examples in a folder of their own, where they keep what they remember. */
export class Examples {
  private readonly running = new Set<ChildProcess>();

  private constructor(readonly folder: string) {}

  static async copy(): Promise<Examples> {
    const folder = await mkdtemp(join(tmpdir(), 'grazewell-examples-'));
    await cp(EXAMPLES, folder, { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return new Examples(folder);
  }

  /** Starts an example by the very command that it prints. Throws where it prints none. */
  async start(name: string, settings: Readonly<Record<string, string>>): Promise<RunningExample> {
    const [, command] = PRINTED.exec(await readFile(join(this.folder, name), 'utf8')) ?? [];
    if (command?.includes(name) !== true) throw new Error(`${name} doesn't say how it is run`);
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, npm_config_update_notifier: 'false', ...settings };
    const child = spawn('sh', ['-c', command], { cwd: this.folder, env, detached: true, stdio: 'pipe' });
    this.running.add(child);
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (said.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (said.stderr += String(chunk)));
    const ended = once(child, 'close').then(([code]) => {
      this.running.delete(child);
      if (code === 127) throw new Error(`${command.split(' ')[0]} is missing, which ${name} needs: ${said.stderr}`);
      return { code: typeof code === 'number' ? code : null, ...said };
    });
    return { child, stdout: () => said.stdout, ended };
  }

  async run(name: string, settings: Readonly<Record<string, string>>): Promise<Printed> {
    return (await this.start(name, settings)).ended;
  }

  /** Ends an example with all that it started. */
  async stop({ child, ended }: RunningExample): Promise<void> {
    if (child.pid !== undefined && this.running.has(child)) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    for (const { pid } of this.running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
