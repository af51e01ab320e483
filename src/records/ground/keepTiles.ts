import { errorName } from '../store/connect';
import { fetchTile, type FetchedTile, type GroundTrouble } from './fetchTile';
import type { GroundShelf } from './groundStore';
import { inFours } from './inFours';
import { isLineDear } from './isLineDear';

interface Keeping {
  /** Whether a metered or slow line is fine too. */
  readonly isLineFine: boolean;
  /** Ends it. */
  readonly over: AbortSignal;
  /** Hears of each tile that is on the device. */
  readonly onKept?: (bytes: number) => void;
}

const AGAIN_MS = 1_000;
/** Troubles that may be over a moment later. */
const PASSING: readonly unknown[] = ['unreachable', 'slow', 'failing'];

async function fetchTwice(url: string, over: AbortSignal): Promise<FetchedTile | GroundTrouble> {
  const first = await fetchTile(url, over);
  if (!PASSING.includes(first) || over.aborted) return first;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  return fetchTile(url, over);
}

/** Fetches tiles and puts them on the device, until all are there or there is trouble: that one. */
export function keepTiles(
  shelf: GroundShelf,
  urls: readonly string[],
  { isLineFine, over, onKept }: Keeping,
): Promise<GroundTrouble | null> {
  return inFours(urls, over, async (url) => {
    if (!isLineFine && isLineDear()) return 'dear';
    const fetched = await fetchTwice(url, over);
    if (typeof fetched === 'string') return fetched;
    try {
      await shelf.put(url, fetched.tile);
    } catch (error) {
      return errorName(error) === 'QuotaExceededError' ? 'full' : 'blocked';
    }
    onKept?.(fetched.tile?.size ?? 0);
    return null;
  });
}

/** What tiles weigh in the mean, those left out that the source doesn't have; or why nobody knows. */
export async function weighTiles(urls: readonly string[], over: AbortSignal): Promise<number | GroundTrouble> {
  const bytes: number[] = [];
  const trouble = await inFours(urls, over, async (url) => {
    const fetched = await fetchTwice(url, over);
    if (typeof fetched === 'string') return fetched;
    if (fetched.tile !== null) bytes.push(fetched.tile.size);
    return null;
  });
  if (trouble !== null) return trouble;
  return bytes.length === 0 ? 'none' : bytes.reduce((sum, size) => sum + size) / bytes.length;
}
