import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../platform/StartupError';
import { directLauncher, namespaceLauncher, otherUserLauncher, type Launcher, type User } from './launcher';

/** initdb asks for the name of the user it runs as, so it must be one that the machine knows. */
function unprivilegedUser(): User {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  const user = users.find(({ name }) => name === 'nobody') ?? users[0];
  if (user === undefined) throw new StartupError('PostgreSQL refuses to run as root, and there is no other user here.');
  return user;
}

/** Whether PostgreSQL starts this way and gets into the data folder. */
function works(launcher: Launcher, postgres: string, dataDir: string): boolean {
  const [command, args] = launcher.wrap('sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', dataDir, postgres]);
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/' }).status === 0;
}

function candidates(clusterDir: string): Launcher[] {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  // Made in an earlier start by someone else than root: PostgreSQL runs as its folder's owner or not at all.
  if (owner !== undefined && owner.uid !== 0) return [otherUserLauncher(owner)];
  const user = unprivilegedUser();
  return [namespaceLauncher(user), otherUserLauncher(user)];
}

/**
 * How to start PostgreSQL, which refuses to run as root.
 *
 * @throws StartupError when there is no way on this machine
 */
export function chooseLauncher(postgres: string, dataDir: string, clusterDir: string): Launcher {
  if (process.getuid?.() !== 0) return directLauncher;
  const launcher = candidates(clusterDir).find((candidate) => works(candidate, postgres, dataDir));
  if (launcher === undefined) {
    throw new StartupError(
      'PostgreSQL refuses to run as root, and neither "unshare" nor "setpriv" works here: ' +
        'start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return launcher;
}
