import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices } from '@features/ui';

const Toaster = lazy(() => import(/* webpackChunkName: "toasts" */ '@features/ui/components/Toaster'));

/** The toasts. They are loaded with the first one, behind a boundary of their own, so that no page waits for them. */
export function Toasts() {
  const hasNotices = useSelector(selectNotices).length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasNotices && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
