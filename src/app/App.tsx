import { Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';
import { DEFAULT_APP_SETTINGS } from '@contract/http/appSettings';
import { selectAppSettings, selectIsRequestPending } from '@features/ui';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { ProgressBar } from '@shared/components/ProgressBar';
import { Skeleton } from '@shared/components/Skeleton';
import { CrashBoundary } from './CrashBoundary';
import { usePageStory } from './devtools/usePageStory';
import { AccountStrips, LazyMobilePrompt, Toasts } from './extras';
import { OfflineScreen } from './OfflineScreen';
import { useArrival } from './useArrival';
import { routes } from './routes';

/** The whole product: what stands at the address, below the progress bar and the toasts. */
export function App() {
  const isPending = useSelector(selectIsRequestPending);
  const settings = useSelector(selectAppSettings) ?? DEFAULT_APP_SETTINGS;
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const hasMoved = useArrival(page);
  usePageStory();
  return (
    <AppSettingsContext value={settings}>
      <ProgressBar isActive={isPending} />
      <OfflineScreen>
        <AccountStrips />
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
        <LazyMobilePrompt />
      </OfflineScreen>
      <Toasts />
    </AppSettingsContext>
  );
}
