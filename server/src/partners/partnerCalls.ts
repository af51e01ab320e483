import type { AccountDeps } from '../accounts';
import type { Calls } from '../http/mounts';
import { partnerJoinRoute } from './partnerJoinRoute';

export const partnerCalls: Calls<AccountDeps> = { v1: [partnerJoinRoute], v3: [] };
