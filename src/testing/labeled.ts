import type { Said } from '@contract/grazing/said';

/** What a group says of itself that has words and nothing else, as those of other programs do. */
export const labeled = (label: string): Said => ({ what: 'labeled', label });
