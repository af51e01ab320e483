import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Me } from '@contract/me';
import { selectForm, selectIsMasquerade, selectSession, selectSignOut, selectSignup } from '@features/auth';
import { selectMe, selectSeasonStatus } from '@features/user';
import { Redirect } from '@shared/components/Redirect';
import { Skeleton } from '@shared/components/Skeleton';
import { appPaths, loginHref } from '@shared/paths';
import { NotFoundPage } from './lazyNotFound';

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
  const hasJoined = useSelector(selectForm('join')).status === 'succeeded';
  const { search } = useLocation();
  // Whoever has joined leaves for the main site as a full page load, which takes a moment.
  if (session === 'unknown' || hasJoined) return <Skeleton />;
  if (session === 'anonymous') return children;
  return <Redirect to={hasSignedUp ? appPaths.onboardingStep1 : home(search)} />;
}

/**
 * A room for the signed-in. Whoever this browser remembers may enter at once, until the server says otherwise. Who
 * signs out leaves no way back to where they were: the next to sign in here may be someone else. An admin who acted as
 * the person goes back to where that began.
 */
export function SignedIn({ children }: GuardProps) {
  const session = useSelector(selectSession);
  const isRemembered = useSelector(selectMe) !== null;
  const wasMasquerade = useSelector(selectIsMasquerade);
  const hasSignedOut = useSelector(selectSignOut).status === 'succeeded';
  const { pathname, search, hash } = useLocation();
  if (session === 'anonymous') {
    const goOn = hasSignedOut ? appPaths.login : loginHref(pathname + search + hash);
    return <Redirect to={wasMasquerade ? appPaths.masquerade : goOn} />;
  }
  return session === 'signedIn' || isRemembered ? children : <Skeleton />;
}

/** A room that goes on with a season or without one, once it is known which. */
export function SeasonKnown({ children }: GuardProps) {
  return useSelector(selectSeasonStatus) === 'unknown' ? <Skeleton /> : children;
}

/** A room that works in a ranch's season. Without a ranch there is a screen of its own; not loaded is not none. */
export function SeasonResolved({ children }: GuardProps) {
  const season = useSelector(selectSeasonStatus);
  if (season === 'none') return <Redirect to={appPaths.noRanch} />;
  return season === 'resolved' ? children : <Skeleton />;
}

/**
 * A room for some people alone. Anyone else, guests too, finds what stands at an unknown address; whoever is remembered
 * as one of them may enter before the server has answered, and nobody is turned away before. Whoever signs out here
 * leaves as from any room.
 */
export function Only({ who, children }: GuardProps & { who: (me: Me) => boolean }) {
  const session = useSelector(selectSession);
  const me = useSelector(selectMe);
  const hasSignedOut = useSelector(selectSignOut).status === 'succeeded';
  if (session === 'anonymous' && hasSignedOut) return <SignedIn>{children}</SignedIn>;
  if (session === 'anonymous') return <NotFoundPage />;
  if (me !== null && who(me)) return children;
  return session === 'unknown' || me === null ? <Skeleton /> : <NotFoundPage />;
}

/** Those who may see the map (specification §6). */
export const isMapTester = ({ is_beta_tester, is_admin }: Me): boolean => is_beta_tester || is_admin;

const isAdmin = ({ is_admin }: Me): boolean => is_admin;

/** A room for admins alone. What this browser remembers opens nothing here: the server answers first. */
export function AdminOnly({ children }: GuardProps) {
  const session = useSelector(selectSession);
  return session === 'unknown' ? <Skeleton /> : <Only who={isAdmin}>{children}</Only>;
}
