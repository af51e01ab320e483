import { parseArgs } from 'node:util';

const GROUPS = [
  'client',
  'lighthouse',
  'server',
  'field',
  'offline',
  'photos',
  'animals',
  'evidence',
  'hooks',
] as const;
export type Group = (typeof GROUPS)[number];

export interface Options {
  rounds: number;
  groups: readonly Group[];
  /** Where the figures go as JSON; undefined for a file of this run's own below `bench/results`. */
  json: string | undefined;
  /** A broken budget makes the exit code 1. */
  isStrict: boolean;
  /** One core of the machine is kept busy all along. */
  isBusy: boolean;
}

const DEFAULT_ROUNDS = '5';

function readGroups(only: readonly string[]): readonly Group[] {
  const names = only.flatMap((one) => one.split(','));
  const unknown = names.find((name) => !GROUPS.some((group) => group === name));
  if (unknown !== undefined) throw new Error(`--only takes ${GROUPS.join(', ')}, not "${unknown}"`);
  return names.length === 0 ? GROUPS : GROUPS.filter((group) => names.includes(group));
}

/** Reads the command line. Throws one sentence about what is wrong with it. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: DEFAULT_ROUNDS },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      strict: { type: 'boolean', default: false },
      busy: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a number from 1, not "${values.rounds}"`);
  return { rounds, groups: readGroups(values.only), json: values.json, isStrict: values.strict, isBusy: values.busy };
}
