import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config/Config';
import { loadConfig } from '../config/loadConfig';
import type { Db } from '../db/Database';
import type { RestoredStep } from '../platform/restored';
import { BackupError } from './BackupError';
import { makeBackup } from './makeBackup';
import { weighPictures } from './pictureFiles';
import { restoreBackup } from './restoreBackup';
import { commandLog as log, runCommand } from './runCommand';

interface Given {
  path: string;
  force: boolean;
  withoutPhotos: boolean;
}

function read(args: readonly string[], usage: string): Given {
  const wrong = new BackupError(`the command is: ${usage}`);
  try {
    const options = {
      force: { type: 'boolean', default: false },
      'without-photos': { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw wrong;
    return { path: resolve(file), force: values.force, withoutPhotos: values['without-photos'] };
  } catch {
    throw wrong;
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Pictures may be most of a backup: how much is said before it begins, or that they are not in it. */
async function sayPictures({ files: place }: Config): Promise<void> {
  if (!('folder' in place)) {
    const where = `s3://${place.bucket}/${place.prefix}`;
    process.stdout.write(`Without the photos, which are in ${where}: back that up too (docs/self-hosting.md).\n`);
    return;
  }
  const { files, bytes } = await weighPictures(place.folder);
  if (files === 0) return;
  const size = (bytes / 1e6).toFixed(1);
  process.stdout.write(`With ${files} files of photos (${size} MB); --without-photos leaves them out.\n`);
}

/** `npm run backup -- <file>`. Ends the process, with 1 and a sentence on stderr when there is no backup. */
export async function backup(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const startedAt = performance.now();
  await runCommand('No backup was made', async (signal) => {
    const { path, force, withoutPhotos } = read(args, 'npm run backup -- <file> [--force] [--without-photos]');
    const config = loadConfig(env);
    if (!withoutPhotos) await sayPictures(config);
    const bytes = await makeBackup(config, log, { path, force, withoutPhotos, signal });
    const isWhole = config.databaseUrl === undefined;
    return (
      `Backed up to ${path} (${(bytes / 1e6).toFixed(1)} MB in ${seconds(startedAt)} s). Anyone who has this file has all the ` +
      `data${isWhole ? ' and the secret key: keep it safe.' : ': keep it safe, and SECRET_KEY in another place.'}`
    );
  });
}

/** `npm run restore -- <file>`, and then the steps that follow a restore. Ends the process, with 1 and a sentence on stderr when nothing was restored. */
export async function restore(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  steps: readonly RestoredStep<Db>[],
): Promise<void> {
  const startedAt = performance.now();
  await runCommand('Nothing was restored', async (signal) => {
    const { path } = read(args, 'npm run restore -- <file>');
    const config = loadConfig(env);
    await restoreBackup(config, log, path, { signal, steps });
    const place = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
    return `Restored into ${place} in ${seconds(startedAt)} s: start the server on it.`;
  });
}
