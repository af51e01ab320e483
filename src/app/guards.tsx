import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Me } from '@contract/people/me';
import { selectForm, selectIsMasquerade, selectSession, selectSignOut, selectSignup } from '@features/auth';
import { selectIsWorkKept } from '@features/ui';
import { selectIsOnboardingDone, selectMe, selectRanchStatus } from '@features/user';
import { Redirect } from '@shared/components/Redirect';
import { Skeleton } from '@shared/components/Skeleton';
import { lazyPage } from '@shared/components/lazyPage';
import { isAskedFor } from '@shared/lib/askedFor';
import { appPaths, loginHref } from '@shared/paths';

/** What stands at every unknown address, and in place of a page that someone may not see. */
export const NotFoundPage = lazyPage(() => import('./NotFoundPage'));

interface GuardProps {
  children: ReactNode;
}

/**
 * A page for guests. Nobody is sent on before the server has said who this is; a person who has just signed up here
 * begins with the first step, wherever the page leads others.
 */
export function GuestOnly({ home, children }: GuardProps & { home: (search: string) => string }) {
  const session = useSelector(selectSession);
  const hasSignedUp = useSelector(selectSignup).status === 'succeeded';
  const hasJoined = useSelector(selectForm('join')).status === 'succeeded';
  const { search } = useLocation();
  // A person who has joined leaves for the main site as a full page load, which takes a moment.
  const isWorkKept = useSelector(selectIsWorkKept);
  // Without a network nobody says it; who works on with what this device has gets to it from any page.
  if (session === 'unknown' && isWorkKept) return <Redirect to={appPaths.herds} />;
  if (session === 'unknown' || hasJoined) return <Skeleton />;
  if (session === 'anonymous') return children;
  return <Redirect to={hasSignedUp ? appPaths.onboardingStep1 : home(search)} />;
}

/**
 * A page for the signed-in. A person this browser remembers sees it at once, until the server says otherwise. Signing
 * out leaves no way back to where they were: the next to sign in here may be someone else. An admin who acted as
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

/** A page that goes on with a ranch or without one, once it is known which. */
export function RanchKnown({ children }: GuardProps) {
  return useSelector(selectRanchStatus) === 'unknown' ? <Skeleton /> : children;
}

/** A page that works on a ranch, with a season or without. Without a ranch there is a page of its own; not loaded is not none. */
export function InRanch({ children }: GuardProps) {
  const status = useSelector(selectRanchStatus);
  if (status === 'none') return <Redirect to={appPaths.noRanch} />;
  return status === 'there' ? children : <Skeleton />;
}

/**
 * The first step of the set-up. People who have finished or skipped the steps go on to what is left to do, unless they
 * asked for the step by a link of the app.
 */
export function SetUpOpen({ children }: GuardProps) {
  const isDone = useSelector(selectIsOnboardingDone);
  const location = useLocation();
  return isDone && !isAskedFor(location.state) ? <Redirect to={appPaths.todo} /> : children;
}

/**
 * A page for some people alone. Anyone else, guests too, sees what stands at an unknown address; a person who is
 * remembered as one of them sees it before the server has answered, and nobody is sent away before. Signing out here
 * leads where it leads from any page.
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

const isAdmin = ({ is_admin }: Me): boolean => is_admin;

/** A page for admins alone. What this browser remembers opens nothing here: the server answers first. */
export function AdminOnly({ children }: GuardProps) {
  const session = useSelector(selectSession);
  return session === 'unknown' ? <Skeleton /> : <Only who={isAdmin}>{children}</Only>;
}
