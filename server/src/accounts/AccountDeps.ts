import type { Config } from '../config/Config';
import type { IdempotencyDeps } from '../idempotency/withIdempotency';
import type { RanchDeps } from '../ranches';

/** What making, changing and deleting an account works with. */
export interface AccountDeps extends RanchDeps, IdempotencyDeps {
  config: RanchDeps['config'] & Pick<Config, 'beta'>;
}
