import { createRoot, hydrateRoot } from 'react-dom/client';
import '@shared/styles/tokens.css';
import '@shared/styles/base.css';
import { AppRoot } from '@app/AppRoot';
import { preloadRoute } from '@app/routes';
import { startStore } from '@app/store';
import { appStarted } from '@shared/events';
import { rememberTyped } from '@shared/forms/typedEarly';
import { takeLinkTokens } from '@shared/lib/linkTokens';
import { sessionHint } from '@shared/lib/sessionHint';
import { watchWayBack } from '@shared/lib/wayBack';

/** The HTML holds a page as a guest first sees it. It is of use at the very address it was made for, to a guest. */
const isDrawn = (root: HTMLElement) => root.dataset.page === location.pathname && root.hasChildNodes();

function draw(root: HTMLElement, app: React.JSX.Element): void {
  // The page's own title stands beside the static one, and the first of two counts.
  document.querySelector('title')?.remove();
  root.replaceChildren();
  createRoot(root).render(app);
}

function start(root: HTMLElement): void {
  takeLinkTokens();
  watchWayBack();
  const mayTakeOver = isDrawn(root) && !sessionHint.exists();
  if (mayTakeOver) rememberTyped(root);
  const { store } = startStore();
  const drawnFrom = store.getState();
  store.dispatch(appStarted());
  const show = () => {
    if (mayTakeOver) hydrateRoot(root, <AppRoot store={store} drawnFrom={drawnFrom} />);
    else draw(root, <AppRoot store={store} />);
    delete document.documentElement.dataset.known;
  };
  void preloadRoute(location.pathname).then(show, show);
}

const root = document.getElementById('root');
if (root !== null && window.isTooOld !== true) start(root);
