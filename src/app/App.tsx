import { Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';
import { selectIsRequestPending } from '@features/ui';
import { ProgressBar } from '@shared/components/ProgressBar';
import { Skeleton } from '@shared/components/Skeleton';
import { CrashBoundary } from './CrashBoundary';
import { Masquerade } from './Masquerade';
import { MobilePrompt } from './MobilePrompt';
import { OfflineScreen } from './OfflineScreen';
import { useArrival } from './useArrival';
import { routes } from './routes';
import { Toasts } from './Toasts';

/** The whole product: what stands at the address, below the progress bar and the toasts. */
export function App() {
  const isPending = useSelector(selectIsRequestPending);
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const hasMoved = useArrival(page);
  return (
    <>
      <ProgressBar isActive={isPending} />
      <OfflineScreen>
        <Masquerade />
        <CrashBoundary resetKey={pathname}>
          <div ref={page} className={hasMoved ? 'arriving' : undefined}>
            <Suspense fallback={<Skeleton />}>
              <Routes>
                {routes.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
              </Routes>
            </Suspense>
          </div>
        </CrashBoundary>
        <MobilePrompt />
      </OfflineScreen>
      <Toasts />
    </>
  );
}
