/** The files of `docs/examples` that the guide shows. */
export const EXAMPLE_NAMES = [
  'read.sh',
  'read.py',
  'read.ts',
  'write.sh',
  'write.py',
  'write.ts',
  'follow.sh',
  'follow.py',
  'follow.ts',
  'receive.py',
  'receive.ts',
  'week.py',
] as const;

export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** Each file as it is, by its name. */
export type Examples = Readonly<Record<ExampleName, string>>;
