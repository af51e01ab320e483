/** Why a tile could not be had, or why keeping tiles ended. */
export type GroundTrouble =
  'unreachable' | 'slow' | 'failing' | 'notAllowed' | 'notPictures' | 'none' | 'dear' | 'full' | 'blocked';

export interface FetchedTile {
  /** null: the source has no tile there. */
  readonly tile: Blob | null;
}

const SLOW_MS = 20_000;
/** The source says that there is no such tile: at the edge of what it covers. */
const NOT_THERE = [204, 404, 410];

/** As little as can be told of who asks. */
const UNNAMED = { credentials: 'omit', referrerPolicy: 'origin' } as const;

/** Whether a source answers at all, though not to this site. */
const answersOthers = (url: string, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { ...UNNAMED, mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );

async function whyNot(error: unknown, url: string, signal: AbortSignal): Promise<GroundTrouble> {
  if (error instanceof Error && error.name === 'TimeoutError') return 'slow';
  return (await answersOthers(url, signal)) ? 'notAllowed' : 'unreachable';
}

/** A tile of a source as a picture, or why there is none. It throws nothing. */
export async function fetchTile(url: string, over: AbortSignal): Promise<FetchedTile | GroundTrouble> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('The tile is late', 'TimeoutError')), SLOW_MS);
  const end = () => late.abort(over.reason);
  over.addEventListener('abort', end);
  try {
    const answer = await fetch(url, { ...UNNAMED, mode: 'cors', signal: late.signal });
    if (NOT_THERE.includes(answer.status)) return { tile: null };
    if (!answer.ok) return 'failing';
    const tile = await answer.blob();
    return tile.type.startsWith('image/') && tile.size > 0 ? { tile } : 'notPictures';
  } catch (error) {
    return whyNot(late.signal.aborted ? late.signal.reason : error, url, late.signal);
  } finally {
    clearTimeout(timer);
    over.removeEventListener('abort', end);
  }
}
