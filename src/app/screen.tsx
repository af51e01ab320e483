import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTurn } from '@shared/lib/nextTurn';
import { AppRoot } from './AppRoot';
import { preloadRoute } from './routes';
import type { AppStore } from './store';

type State = ReturnType<AppStore['getState']>;

/** The page at the address is there before anything is drawn. One that does not come is asked for again by its drawing. */
const pageCame = () => preloadRoute(location.pathname).catch(() => undefined);

function uncover(): void {
  delete document.documentElement.dataset.known;
}

/** Draws the app in place of what the HTML holds. */
export async function draw(root: HTMLElement, store: AppStore): Promise<void> {
  await pageCame();
  // The page's own title stands beside the static one, and the first of two counts.
  document.querySelector('title')?.remove();
  root.replaceChildren();
  createRoot(root).render(<AppRoot store={store} />);
  uncover();
}

/** Makes what the HTML holds the app's own, in slices: what is typed is answered between them. */
export async function takeOver(root: HTMLElement, store: AppStore, drawnFrom: State): Promise<void> {
  await pageCame();
  await nextTurn();
  startTransition(() => void hydrateRoot(root, <AppRoot store={store} drawnFrom={drawnFrom} />));
  uncover();
}
