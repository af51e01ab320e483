import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin, failing, run, WELL } from '../../test/support/backupCommands';
import {
  cleanUp,
  newDataDir,
  postgresOf,
  spawnServer,
  startServer,
  until,
  usedDataDir,
} from '../../test/support/runningServer';
import { readiness } from '../../test/support/serverCalls';
import { freePort } from '../platform/freePort';

jest.setTimeout(120_000);
afterEach(cleanUp);

async function madeBackup(): Promise<{ dataDir: string; folder: string; file: string }> {
  const [dataDir, folder] = [await usedDataDir(), await newDataDir()];
  const file = join(folder, 'ranches.backup');
  expect(await run('backup', dataDir, file)).toMatchObject(WELL);
  return { dataDir, folder, file };
}

test('a restore goes into an empty folder alone, and not where a server runs', async () => {
  const { dataDir, folder, file } = await madeBackup();
  const mine = join(folder, 'mine');
  await mkdir(mine);
  await writeFile(join(mine, 'letter.txt'), 'Dear Ada');
  expect(await run('restore', mine, file)).toEqual(failing(/\S+ is not empty: .*\./));
  expect(await readdir(mine)).toEqual(['letter.txt']);

  const server = await startServer(dataDir);
  expect(await run('restore', dataDir, file)).toEqual(failing(/Another server \(process \d+\) is using .*\./));
  expect(await readiness(server.url)).toBe(200);
});

test('R5: a restore that was killed leaves a folder that the next restore and the next start call incomplete', async () => {
  const { folder, file } = await madeBackup();
  const dataDir = join(folder, 'killed');
  const { child, ended } = begin('restore', dataDir, file);
  await until(() => existsSync(join(dataDir, 'postgres')), 30_000);
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(join(dataDir, 'restore-incomplete'))).toBe(true);

  const incomplete = /a restore into \S+ was cut off and the folder is incomplete: .* restore once more\./;
  expect(await run('restore', dataDir, file)).toEqual(failing(incomplete));
  expect(await run('backup', dataDir, `${file}2`)).toEqual(failing(incomplete));
  const server = spawnServer(dataDir, await freePort());
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(new RegExp(`^Grazewell did not start: ${incomplete.source}\n$`));
  (await postgresOf(dataDir)).forEach((pid) => process.kill(pid, 'SIGKILL'));
});

test('a restore that is called off leaves nothing behind, also in a folder that was there', async () => {
  const { folder, file } = await madeBackup();
  const there = join(folder, 'there');
  await mkdir(there);
  for (const dataDir of [join(folder, 'new'), there]) {
    const { child, ended } = begin('restore', dataDir, file);
    await until(() => existsSync(join(dataDir, 'restore-incomplete')), 30_000);
    child.kill('SIGTERM');
    // npm hands on the signal that the group has got already.
    await sleep(20);
    child.kill('SIGTERM');
    expect(await ended).toEqual(failing(/it was called off\./));
    expect(await postgresOf(dataDir)).toEqual([]);
  }
  expect((await readdir(folder)).sort()).toEqual(['ranches.backup', 'there']);
  expect(await readdir(there)).toEqual([]);
  expect(await run('restore', there, file)).toMatchObject(WELL);
});
