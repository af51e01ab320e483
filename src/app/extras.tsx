import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectSession } from '@features/auth';
import { selectToasts, useMobilePrompt } from '@features/ui';
import { selectMe } from '@features/user';
import { linkTokens } from '@shared/lib/linkTokens';
import { selectHasRelease } from './worker/releaseSelectors';

interface ExtraProps {
  isNeeded: boolean;
  /** It is loaded, and not drawn yet. */
  isLikely?: boolean;
  need?: unknown;
}

/**
 * A part beside the page that is loaded when it is first needed. A load that fails takes nothing else down: the part
 * is missing, and the next need tries again.
 */
function lazyExtra(load: () => Promise<{ default: ComponentType }>) {
  return function Extra({ isNeeded, isLikely = false, need }: ExtraProps) {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      if (isLikely) load().catch(() => undefined);
    }, [isLikely]);
    const isMissing = Loaded === undefined && isNeeded;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        ({ default: loaded }) => setLoaded(() => loaded),
        () => undefined,
      );
    }, [isMissing, need]);
    return Loaded === undefined ? null : <Loaded />;
  };
}

const Prompt = lazyExtra(() => import(/* webpackChunkName: "mobilePrompt" */ '@features/ui/components/MobilePrompt'));
/** In the chunk of the frame, which is here before a network goes. */
export const KeepWorking = lazyExtra(() => import(/* webpackChunkName: "layout" */ './layout/KeepWorking'));
const Strips = lazyExtra(() => import('./layout/Strips'));
const Toaster = lazyExtra(() => import(/* webpackChunkName: "toasts" */ '@features/ui/components/Toaster'));

/** The full-screen prompt for phones and tablets. */
export function LazyMobilePrompt() {
  return useMobilePrompt() ? <Prompt isNeeded /> : null;
}

/** The toasts. What an error toast says also stands by the form, so that nothing is lost when they cannot be had. */
export function Toasts() {
  const toasts = useSelector(selectToasts);
  const { search } = useLocation();
  // What a form over the page records is told in a toast. Styles that came only then would hold the page up.
  const isLikely = new URLSearchParams(search).has('form');
  return <Toaster isNeeded={toasts.length > 0} isLikely={isLikely} need={toasts} />;
}

/**
 * What the signed-in should not miss, over every page: that they act as someone else, a deletion of their account, an
 * invitation or a partner's link they came with, a new version. A line that loses the code is asked again by the next page.
 */
export function AccountStrips() {
  const session = useSelector(selectSession);
  const me = useSelector(selectMe);
  const hasRelease = useSelector(selectHasRelease);
  const { pathname } = useLocation();
  if (session !== 'signedIn' || me === null) return null;
  const isInvited = linkTokens.get('invitationToken') !== undefined || linkTokens.get('invitation_token') !== undefined;
  const isNeeded = isInvited || hasRelease || me.masqueraded_by !== null || me.deletion_scheduled_at !== null;
  return <Strips isNeeded={isNeeded} need={pathname} />;
}
