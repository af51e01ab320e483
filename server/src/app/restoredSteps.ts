import { noteRestored } from '../chain';
import type { Db } from '../db/Database';
import { switchOffHooks } from '../hooks';
import type { RestoredStep } from '../platform/restored';
import { switchOffKeys, tellOwners } from '../ranches';

/** All that follows a restored backup, one step a domain, in order. */
export const RESTORED_STEPS: readonly RestoredStep<Db>[] = [noteRestored, switchOffKeys, switchOffHooks, tellOwners];
