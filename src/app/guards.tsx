import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectSession, selectSignOut, selectSignup } from '@features/auth';
import { selectMe, selectSeasonStatus } from '@features/user';
import { Skeleton } from '@shared/components/Skeleton';
import { appPaths, loginHref } from '@shared/paths';

interface GuardProps {
  children: ReactNode;
}

/**
 * A door for guests. Nobody is sent on before the server has said who this is; whoever has just signed up here begins
 * with the first step, wherever the door leads others.
 */
export function GuestOnly({ home, children }: GuardProps & { home: (search: string) => string }) {
  const session = useSelector(selectSession);
  const hasSignedUp = useSelector(selectSignup).status === 'succeeded';
  const { search } = useLocation();
  if (session === 'unknown') return <Skeleton />;
  if (session === 'anonymous') return children;
  return <Navigate replace to={hasSignedUp ? appPaths.onboardingStep1 : home(search)} />;
}

/**
 * A room for the signed-in. Whoever this browser remembers may enter at once, until the server says otherwise. Who
 * signs out leaves no way back to where they were: the next to sign in here may be someone else.
 */
export function SignedIn({ children }: GuardProps) {
  const session = useSelector(selectSession);
  const isRemembered = useSelector(selectMe) !== null;
  const hasSignedOut = useSelector(selectSignOut).status === 'succeeded';
  const { pathname, search, hash } = useLocation();
  if (session === 'anonymous') {
    const login = hasSignedOut ? appPaths.login : loginHref(pathname + search + hash);
    return <Navigate replace to={login} />;
  }
  return session === 'signedIn' || isRemembered ? children : <Skeleton />;
}

/** A room that works in a ranch's season. Without a ranch there is a screen of its own; not loaded is not none. */
export function SeasonResolved({ children }: GuardProps) {
  const season = useSelector(selectSeasonStatus);
  if (season === 'none') return <Navigate replace to={appPaths.noRanch} />;
  return season === 'resolved' ? children : <Skeleton />;
}
