import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices } from '@features/ui';

const loadToaster = () => import(/* webpackChunkName: "toasts" */ '@features/ui/components/Toaster');

/**
 * The toasts. They are loaded with the first one. A load that fails takes nothing else down: what an error toast says
 * also stands by the form, and the next notice tries again.
 */
export function Toasts() {
  const notices = useSelector(selectNotices);
  const [Toaster, setToaster] = useState<ComponentType>();
  const isNeeded = Toaster === undefined && notices.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    loadToaster().then(
      ({ default: loaded }) => setToaster(() => loaded),
      () => undefined,
    );
  }, [isNeeded, notices]);
  return Toaster === undefined ? null : <Toaster />;
}
