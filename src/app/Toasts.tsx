import { useSelector } from 'react-redux';
import { selectNotices } from '@features/ui';
import { lazyExtra } from './lazyExtra';

const Toaster = lazyExtra(() => import(/* webpackChunkName: "toasts" */ '@features/ui/components/Toaster'));

/** The toasts. What an error toast says also stands by the form, so that nothing is lost when they cannot be had. */
export function Toasts() {
  const notices = useSelector(selectNotices);
  return <Toaster isNeeded={notices.length > 0} need={notices} />;
}
