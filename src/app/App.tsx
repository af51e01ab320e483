import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';
import { selectIsRequestPending } from '@features/ui';
import { ProgressBar } from '@shared/components/ProgressBar';
import { Skeleton } from '@shared/components/Skeleton';
import { CrashBoundary } from './CrashBoundary';
import { MasqueradeBanner } from './layout/MasqueradeBanner';
import { MobilePrompt } from './MobilePrompt';
import { OfflineScreen } from './OfflineScreen';
import { routes } from './routes';
import { Toasts } from './Toasts';

/** The whole product: what stands at the address, below the progress bar and the toasts. */
export function App() {
  const isPending = useSelector(selectIsRequestPending);
  const { pathname } = useLocation();
  return (
    <>
      <ProgressBar isActive={isPending} />
      <OfflineScreen>
        <MasqueradeBanner />
        <CrashBoundary resetKey={pathname}>
          <Suspense fallback={<Skeleton />}>
            <Routes>
              {routes.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Routes>
          </Suspense>
        </CrashBoundary>
        <MobilePrompt />
      </OfflineScreen>
      <Toasts />
    </>
  );
}
