import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectMobilePrompt } from '@features/ui';
import { appPaths } from '@shared/paths';
import { lazyExtra } from './lazyExtra';

const Prompt = lazyExtra(() => import(/* webpackChunkName: "mobilePrompt" */ '@features/ui/components/MobilePrompt'));

/** Where people come with something to do already, nothing stands in their way. */
const SKIPPED: readonly string[] = [
  appPaths.mobileJoin,
  appPaths.join,
  appPaths.passwordReset,
  appPaths.cancelDelete,
  appPaths.subscribe,
];

/** The full-screen prompt for phones and tablets. */
export function MobilePrompt() {
  const platform = useSelector(selectMobilePrompt);
  const { pathname } = useLocation();
  if (platform === null || SKIPPED.includes(pathname.replace(/(?<=.)\/+$/, ''))) return null;
  return <Prompt isNeeded />;
}
