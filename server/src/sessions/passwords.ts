import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';

/** argon2id with the first of OWASP's recommended settings: 19 MiB, 2 passes, 1 lane. The package's default is id. */
const PARAMETERS: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Memory in KiB, passes over it, and threads. */
export type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash the same work is done and the answer is false, so that time tells nothing. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

export function hashPassword(password: string, cost = PARAMETERS): Promise<string> {
  return hash(password, cost);
}

function isOutdated(stored: string, cost: HashCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  const isToday = memoryCost === cost.memoryCost && timeCost === cost.timeCost && parallelism === cost.parallelism;
  return !isToday;
}

/** Ready once a hash that no password opens has been made. */
export async function buildPasswords(cost = PARAMETERS): Promise<Passwords> {
  const nobodys = await hashPassword(randomBytes(32).toString('hex'), cost);
  return {
    hash: (password) => hashPassword(password, cost),
    async verify(stored, password) {
      const isRight = await verify(stored ?? nobodys, password);
      return isRight && stored !== undefined;
    },
    isOutdated: (stored) => isOutdated(stored, cost),
  };
}
