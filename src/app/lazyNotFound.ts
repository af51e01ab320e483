import { lazyPage } from '@shared/components/lazyPage';

/** What stands at every unknown address, and in place of a room that someone may not enter. */
export const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "notFound" */ './NotFoundPage'));
