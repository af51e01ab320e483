import type { ComponentType, ReactNode } from 'react';
import { lazyPage, type LazyPage } from '@shared/components/lazyPage';

type Loading<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A page within a frame that brings what it needs into the store. Both are loaded with it, and with no page before. */
const within =
  (loadFrame: Loading<{ children: ReactNode }>) =>
  (load: Loading<object>): LazyPage =>
    lazyPage(async () => {
      const [{ default: Page }, { default: Frame }] = await Promise.all([load(), loadFrame()]);
      const Framed = () => (
        <Frame>
          <Page />
        </Frame>
      );
      return { default: Framed };
    });

/** A page that lists what the server has. */
export const listingPage = within(() => import('./queries/WithQueries'));

const loadWithRecords = () => import(/* webpackChunkName: "records" */ './records/WithRecords');

/** A page of the ranch's records. */
export const recordsPage = within(loadWithRecords);

const listing = (load: Loading<object>) => async () => {
  const Listing = listingPage(load);
  await Listing.preload();
  return { default: Listing };
};

/** The page of one record, whose history is a list of the server's. */
export const recordPage = (load: Loading<object>): LazyPage => recordsPage(listing(load));

/** A page that has something to show before the records are here, and says itself that they are on their way. */
export const patientRecordsPage = within(() =>
  loadWithRecords().then(({ PatientWithRecords }) => ({ default: PatientWithRecords })),
);

/** The same around a page that lists what the server has, too. */
export const patientListingPage = (load: Loading<object>): LazyPage => patientRecordsPage(listing(load));
