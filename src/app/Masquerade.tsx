import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectSession } from '@features/auth';
import { selectMe } from '@features/user';
import { lazyExtra } from './lazyExtra';

const Strip = lazyExtra(() => import(/* webpackChunkName: "masqueradeBanner" */ './layout/MasqueradeBanner'));

/** The banner of a masquerade, over every page. A line that loses it is asked again by the next page. */
export function Masquerade() {
  const session = useSelector(selectSession);
  const me = useSelector(selectMe);
  const { pathname } = useLocation();
  if (session !== 'signedIn' || me === null || me.masqueraded_by === null) return null;
  return <Strip isNeeded need={pathname} />;
}
