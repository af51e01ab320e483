import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { newFolder } from '../../test/support/backedUp';
import { failing } from '../../test/support/backupCommands';
import { SECRET, TestApp } from '../../test/support/testApp';

/** A small disk of one's own, for as long as a shell lives in it. */
const OWN_MOUNTS = ['unshare', '-Urm', 'sh', '-c'] as const;
const SMALL_DISK = 'disk=$1; shift; mount -t tmpfs -o size=64k none "$disk" || exit 9';
const SCRIPT = `${SMALL_DISK}; "$@"; code=$?; ls -A "$disk"; exit $code`;

const [command, ...shell] = OWN_MOUNTS;
const canMount = spawnSync(command, [...shell, SMALL_DISK, 'sh', '/tmp', 'true']).status === 0;
// Where the kernel lets nobody mount a disk of their own there is none to fill.
const withSmallDisk = canMount ? test : test.skip;

withSmallDisk(
  'a disk that is full is said so in one sentence, and nothing is left on it',
  async () => {
    const [server, files] = await Promise.all([TestApp.start(), newFolder()]);
    await sql`
      insert into limit_counts (key, counted_at, expires_at)
      select sha256(n::text::bytea) || sha256(random()::text::bytea), '{}', now() from generate_series(1, 5000) n`.execute(
      server.db,
    );
    const disk = files.at('disk');
    await mkdir(disk);
    const node = [process.execPath, '--import', 'tsx', join(__dirname, '../../../scripts/backup.ts')];
    const args = [...shell, SCRIPT, 'sh', disk, ...node, join(disk, 'ranches.backup')];
    const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, SECRET_KEY: SECRET };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect({ code: child.exitCode, stdout, stderr }).toEqual(failing(/there is no space left for \S+\./));
    await server.close();
    await files.remove();
  },
  120_000,
);
