import type { Ranch } from '@contract/people/me';
import { notFound } from '../http/refusals';
import { assertMay, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { findRanchOf, setRanchName } from './ranchesTable';

/** Renames a ranch and answers it as the asker sees it now. Throws 403 and 404 unless they may rename it. */
export async function renameRanch({ db, clock }: RanchDeps, asker: Asker, name: string): Promise<Ranch> {
  await assertMay(db, asker, 'rename');
  await setRanchName(db, asker.ranchUuid, name);
  const ranch = await findRanchOf(db, asker.user.uuid, asker.ranchUuid, clock.now());
  if (ranch === undefined) throw notFound();
  return ranch;
}
