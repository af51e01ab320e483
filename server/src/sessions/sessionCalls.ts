import type { Calls } from '../http/mounts';
import type { SessionDeps } from './SessionDeps';
import { loginRoute, logoutRoute } from './sessionRoutes';

export const sessionCalls: Calls<SessionDeps> = { v1: [loginRoute, logoutRoute], v3: [] };
