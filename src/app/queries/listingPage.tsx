import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '@shared/components/lazyPage';

/** A page that lists what the server has. What asks for lists is loaded with it, and with no page before. */
export function listingPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyPage(async () => {
    const [{ default: Page }, { default: WithQueries }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "queries" */ './WithQueries'),
    ]);
    const Listing = () => (
      <WithQueries>
        <Page />
      </WithQueries>
    );
    return { default: Listing };
  });
}
