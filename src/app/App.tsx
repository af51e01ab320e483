import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router';
import { selectIsRequestPending } from '@features/ui';
import { ProgressBar } from '@shared/components/ProgressBar';
import { Skeleton } from '@shared/components/Skeleton';
import { routes } from './routes';
import { Toasts } from './Toasts';

/** The whole product: what stands at the address, below the progress bar and the toasts. */
export function App() {
  const isPending = useSelector(selectIsRequestPending);
  return (
    <>
      <ProgressBar isActive={isPending} />
      <Suspense fallback={<Skeleton />}>
        <Routes>
          {routes.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </Suspense>
      <Toasts />
    </>
  );
}
