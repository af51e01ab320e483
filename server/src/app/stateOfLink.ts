import type { LinkKind, LinkState } from '@contract/people/link';
import { openInvitation, readToken } from '../accounts';
import { ApiError } from '../http/ApiError';
import { openPartnerLink } from '../partners';
import type { AppDeps } from './AppDeps';

/** Opens a link as the call that uses it up does, up to there. Throws 410 with what is wrong when it is not good. */
function open(deps: AppDeps, kind: LinkKind, token: string): Promise<unknown> {
  switch (kind) {
    case 'invitation':
      return openInvitation(deps, token);
    case 'contract':
      return openPartnerLink(deps, token);
    case 'reset':
    case 'cancel_delete':
      return readToken(deps.db, kind, token, deps.clock.now());
  }
}

const STATES: Partial<Record<ApiError['code'], LinkState>> = {
  token_expired: 'expired',
  token_used: 'used',
  token_revoked: 'revoked',
  token_invalid: 'invalid',
};

/** How the link of a token stands. It asks nothing of who asks, and uses nothing up. */
export async function stateOfLink(deps: AppDeps, kind: LinkKind, token: string): Promise<LinkState> {
  try {
    await open(deps, kind, token);
    return 'good';
  } catch (error) {
    const state = error instanceof ApiError ? STATES[error.code] : undefined;
    if (state === undefined) throw error;
    return state;
  }
}
