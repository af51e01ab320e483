import type { Me, Ranch } from '@contract/me';
import type { SignedIn } from '../db/sessions';

export function presentMe(user: SignedIn, ranches: Ranch[]): Me {
  return {
    uuid: user.uuid,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    phone_number: user.phone_number,
    is_admin: user.is_admin,
    is_beta_tester: user.is_beta_tester,
    masqueraded_by: user.masqueraded_by_email,
    settings: user.settings,
    deletion_scheduled_at: user.deletion_scheduled_at?.toISOString() ?? null,
    ranches,
  };
}
