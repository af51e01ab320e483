const MIB = 1024 * 1024;
/** How long a file may take: a small one that takes longer was made to. */
const DEADLINE_MS = 5_000;
/** A county's parcels and a ranch of years take longer than a few paddocks, on a phone too. */
const MORE_MS_PER_MIB = 1_500;

/** How long files of so many bytes may take to be read, in ms. */
export const deadlineOf = (bytes: number): number => DEADLINE_MS + (MORE_MS_PER_MIB * bytes) / MIB;
