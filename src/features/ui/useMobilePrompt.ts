import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { appPaths } from '@shared/paths';
import { selectMobilePrompt } from './uiSelectors';

/** Where people come with something to do already, nothing stands in their way. */
const SKIPPED: readonly string[] = [
  appPaths.mobileJoin,
  appPaths.join,
  appPaths.passwordReset,
  appPaths.cancelDelete,
  appPaths.subscribe,
];

/** Whether the prompt for phones and tablets is due at this address: it covers the page until it is put away. */
export function useMobilePrompt(): boolean {
  const isDue = useSelector(selectMobilePrompt) !== null;
  const { pathname } = useLocation();
  return isDue && !SKIPPED.includes(pathname.replace(/(?<=.)\/+$/, ''));
}
