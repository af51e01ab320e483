import { createContext } from 'react';
import type { Held } from '../shelves';
import type { Beneath, Choice } from './beneath';

/** A record as a form was opened on it, values and base together, and as it is now. */
export interface OpenedRecord {
  readonly opened: Held;
  /** Undefined once it was deleted. */
  readonly live: Held | undefined;
  /** What the person was told of changes beneath the form, a sentence each. */
  readonly told: readonly string[];
  /** What the person has still to choose. */
  readonly choices: readonly Choice[];
  /** The form is made on the record as it is now: the person is told what was found. */
  readonly takeLive: (found: Beneath) => void;
  readonly decide: (made: readonly Choice[]) => void;
}

export const OpenedContext = createContext<OpenedRecord | null>(null);
