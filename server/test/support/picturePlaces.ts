import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../src/config/Config';
import { S3Server } from './S3Server';

/** A place of pictures for a test. */
export interface PicturePlace {
  files: Config['files'];
  /** The variables with which a process works on it. */
  environment: NodeJS.ProcessEnv;
  /** The names of all that is there. */
  names: () => Promise<string[]>;
  end: () => Promise<void>;
}

async function aFolder(): Promise<PicturePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'grazewell-pictures-'));
  const names = async () => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };
  const environment = { FILES_URL: pathToFileURL(folder).href };
  return { files: { folder }, environment, names, end: () => rm(folder, { recursive: true, force: true }) };
}

async function inS3(): Promise<PicturePlace> {
  const server = await S3Server.start();
  const { environment } = server;
  return { files: server.place(), environment, names: () => server.keys(), end: () => server.stop() };
}

/** Each kind of place that pictures can be in, for `describe.each`. */
export const PICTURE_PLACES = [
  ['a folder', aFolder],
  ['S3', inS3],
] as const;
