import type { Held } from './shelves';
import { YOU, type Wording } from './valueWords';

/** Who wrote a record, in words. A change that waits here has nobody's name yet: it is one's own. */
export const writerOf = ({ base, changed_by }: Held, { personOf }: Pick<Wording, 'personOf'>): string =>
  typeof base === 'string' ? YOU : personOf(changed_by);
