import { DAY_MS } from '../grazing/time';

/** How an entry came: at once, later for want of a signal, from memory, or from a file that was brought in. */
export type Entered = 'live' | 'sent_later' | 'late' | 'imported';

/** When a fact was and how it was written: instants in ms since 1970. */
export interface EnteredFact {
  readonly factAt: number;
  /** When the person wrote it, by their device's clock. */
  readonly groupAt: number;
  readonly receivedAt: number;
  readonly isImported: boolean;
  /** Whether it was read from a file of somebody else's changes: nobody vouches for that clock. */
  readonly isFromFile: boolean;
}

const SOON_MS = 7 * DAY_MS;
const SENT_MS = 45 * DAY_MS;

/** How a fact was entered (rule V7): by when it was, when it was written, and when the server had it. */
export function howEntered({ factAt, groupAt, receivedAt, isImported, isFromFile }: EnteredFact): Entered {
  if (isImported) return 'imported';
  if (isFromFile) return 'late';
  const [written, received] = [groupAt - factAt, receivedAt - factAt];
  if (received <= SOON_MS) return 'live';
  return written <= SOON_MS && received <= SENT_MS ? 'sent_later' : 'late';
}
