import { Navigate } from 'react-router';
import { Skeleton } from './Skeleton';

/** Sends the person on, and leaves no way back to here. A skeleton stands until the code of the page there has come. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate replace to={to} />
      <Skeleton />
    </>
  );
}
