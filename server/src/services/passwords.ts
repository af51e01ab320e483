import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** argon2id with the first of OWASP's recommended settings: 19 MiB, 2 passes, 1 lane. The package's default is id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash the same work is done and the answer is false, so that time tells nothing. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  const isToday =
    memoryCost === PARAMETERS.memoryCost && timeCost === PARAMETERS.timeCost && parallelism === PARAMETERS.parallelism;
  return !isToday;
}

/** Ready once a hash that no password opens has been made. */
export async function buildPasswords(): Promise<Passwords> {
  const nobodys = await hashPassword(randomBytes(32).toString('hex'));
  return {
    hash: hashPassword,
    async verify(stored, password) {
      const isRight = await verify(stored ?? nobodys, password);
      return isRight && stored !== undefined;
    },
    isOutdated,
  };
}
