import type { GroundTrouble } from './fetchTile';

const AT_A_TIME = 4;

/** Does something with each item, four at a time, until one is in trouble (that one), or it's over. */
export async function inFours<T>(
  items: readonly T[],
  over: AbortSignal,
  work: (item: T) => Promise<GroundTrouble | null>,
): Promise<GroundTrouble | null> {
  const rest = items[Symbol.iterator]();
  let trouble: GroundTrouble | null = null;
  const goOn = async () => {
    for (const item of rest) {
      if (over.aborted) return;
      const met = await work(item);
      trouble ??= met;
      if (trouble !== null) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, goOn));
  return trouble;
}
