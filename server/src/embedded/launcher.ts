/** Puts in front of a command what makes it run as the user that PostgreSQL may be. */
export interface Launcher {
  wrap(command: string, args: readonly string[]): [command: string, args: string[]];
  /** Who owns the files that the command makes, as this process sees them. Undefined: the user that we run as. */
  owner: { uid: number; gid: number } | undefined;
}

export interface User {
  uid: number;
  gid: number;
}

/** For anyone but root. */
export const directLauncher: Launcher = { wrap: (command, args) => [command, [...args]], owner: undefined };

/**
 * A user namespace in which root's files belong to an ordinary user. Outside of it the process and its files stay
 * root's, so it can enter a clone in root's home and a data folder of mode 700.
 */
export function namespaceLauncher({ uid, gid }: User): Launcher {
  const flags = ['-U', `--map-user=${uid}`, `--map-group=${gid}`];
  return { wrap: (command, args) => ['unshare', [...flags, command, ...args]], owner: { uid: 0, gid: 0 } };
}

/**
 * For kernels and containers that forbid user namespaces: another user, who keeps of root's rights the one to pass
 * through folders that are not theirs.
 */
export function otherUserLauncher({ uid, gid }: User): Launcher {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const right = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  return { wrap: (command, args) => ['setpriv', [...user, ...right, command, ...args]], owner: { uid, gid } };
}
